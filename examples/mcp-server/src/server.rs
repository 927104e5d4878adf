//! The MCP server: one tool, a call of which ends in a table, in a refusal or in a protocol error.

use refusals_runtime::system_prompt;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation, ListToolsResult,
    PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool, ToolAnnotations,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler, object};
use serde_json::Value;
use survey::{CutRequest, Study, SurveyRule, Table};

use crate::refused::refused;

const TABULATE: &str = "tabulate";

/// What a client puts before its model: the rules, so that it need not ask for what is refused.
const INSTRUCTIONS: &str =
    system_prompt!("The American National Election Study of 1996.\n\n", SurveyRule::PROMPT);

pub(crate) struct Server {
    pub(crate) study: Study,
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION")))
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _page: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(vec![tool()]))
    }

    async fn call_tool(
        &self,
        call: CallToolRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        if call.name != TABULATE {
            return Err(ErrorData::invalid_params("there is no such tool", None));
        }
        let arguments = Value::Object(call.arguments.unwrap_or_default());
        let result = match serde_json::from_value::<CutRequest>(arguments) {
            Ok(request) => match survey::tabulate(&self.study, &request) {
                Ok(table) => answered(&table),
                Err(refusal) => refused(&refusal),
            },
            Err(error) => malformed(&error),
        };
        Ok(result.into())
    }
}

/// What is no request names no rule, so it is no refusal: the model may correct it and call again.
fn malformed(error: &serde_json::Error) -> CallToolResult {
    CallToolResult::error(vec![ContentBlock::text(format!("These arguments are no request: {error}."))])
}

fn answered(table: &Table) -> CallToolResult {
    let mut result = CallToolResult::success(vec![ContentBlock::text(table.to_string())]);
    result.structured_content = Some(table.data());
    result
}

/// The schema leaves the variables open: which ones are refused is for the rules to say.
fn tool() -> Tool {
    let arguments = CutRequest::schema("The names of the variables, for example `educ`.");
    let table = object!({
        "type": "object",
        "properties": {
            "measure": {"type": "string"},
            "by": {"type": "array", "items": {"type": "string"}},
            "rows": {"type": "array", "items": {"type": "object"}},
        },
        "required": ["measure", "by", "rows"],
        "additionalProperties": false,
    });
    let description =
        "Tabulates the vote of 1996 by one or more variables: counts and percentages in every cell.";
    Tool::new(TABULATE, description, arguments)
        .with_raw_output_schema(table.into())
        .with_annotations(ToolAnnotations::new().read_only(true))
}
