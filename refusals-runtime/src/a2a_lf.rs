//! A refusal and the card extension in the types of `a2a-lf`, the official A2A types for Rust.
//!
//! Where a refusal belongs: while there is no task, in a [`Message`], which leaves the conversation open; in a
//! [`Task`] that has begun, and with an agent that answers in tasks alone, in the message of its status, the
//! state being REJECTED. Neither is an error of the protocol.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use std::collections::HashMap;

use a2a::{AgentExtension, Message, Part, Role, Task, TaskState, TaskStatus, TaskStatusUpdateEvent};
use serde_json::Value;

use crate::{CardExtension, EXTENSION_URI, MEDIA_TYPE, Refusal, RefusalRules};

impl<R: RefusalRules> From<&Refusal<R>> for Vec<Part> {
    /// The two Parts, as [`Refusal::parts`] has them.
    fn from(refusal: &Refusal<R>) -> Self {
        let [text, data] = refusal.parts().map(|part| part.media_type());
        let mut data = Part::data(Value::from(refusal.data())).with_media_type(data);
        data.metadata = Some(HashMap::from([("mimeType".to_string(), MEDIA_TYPE.into())]));
        vec![Part::text(refusal.reason()).with_media_type(text), data]
    }
}

impl<R: RefusalRules> From<Refusal<R>> for Vec<Part> {
    /// The two Parts, as [`Refusal::parts`] has them.
    fn from(refusal: Refusal<R>) -> Self {
        Self::from(&refusal)
    }
}

impl<R: RefusalRules> From<&Refusal<R>> for Message {
    /// A message of the agent with the two Parts and the extension's URI. It is in no context yet; see
    /// [`Refusal::to_message`].
    fn from(refusal: &Refusal<R>) -> Self {
        let mut message = Self::new(Role::Agent, refusal.into());
        message.extensions = Some(vec![EXTENSION_URI.into()]);
        message
    }
}

impl<R: RefusalRules> From<Refusal<R>> for Message {
    /// A message of the agent with the two Parts and the extension's URI.
    fn from(refusal: Refusal<R>) -> Self {
        Self::from(&refusal)
    }
}

impl From<CardExtension> for AgentExtension {
    /// The card declaration. The type's map keeps no order.
    fn from(extension: CardExtension) -> Self {
        Self {
            uri: extension.uri().into(),
            description: Some(extension.description().into()),
            required: Some(extension.required()),
            params: Some(extension.params().into_iter().collect()),
        }
    }
}

/// With the feature `a2a-lf`.
impl<R: RefusalRules> Refusal<R> {
    /// The reply while there is no task: a message, after which the conversation stays open for a request that
    /// can be answered.
    ///
    /// ```
    /// use refusals_runtime::{EXTENSION_URI, refusal_rules};
    ///
    /// #[refusal_rules]
    /// enum TaxRule {
    ///     /// I can't file returns for you.
    ///     FileReturn,
    /// }
    ///
    /// let message = TaxRule::FileReturn.refuse().to_message("c1");
    /// assert_eq!(message.context_id.as_deref(), Some("c1"));
    /// assert_eq!(message.extensions, Some(vec![EXTENSION_URI.to_string()]));
    /// assert_eq!(message.parts[0].as_text(), Some("I can't file returns for you."));
    /// ```
    #[must_use]
    pub fn to_message(&self, context_id: impl Into<String>) -> Message {
        let mut message = Message::from(self);
        message.context_id = Some(context_id.into());
        message
    }

    /// The status of a task that is refused: REJECTED, which is terminal, with the refusal in its message.
    ///
    /// The status has no timestamp; the clock is the agent's.
    #[must_use]
    pub fn to_status(&self, task_id: impl Into<String>, context_id: impl Into<String>) -> TaskStatus {
        let mut message = self.to_message(context_id);
        message.task_id = Some(task_id.into());
        TaskStatus { state: TaskState::Rejected, message: Some(message), timestamp: None }
    }

    /// The event that ends a streamed task with this refusal.
    #[must_use]
    pub fn to_status_update(
        &self,
        task_id: impl Into<String>,
        context_id: impl Into<String>,
    ) -> TaskStatusUpdateEvent {
        let (task_id, context_id) = (task_id.into(), context_id.into());
        let status = self.to_status(&*task_id, &*context_id);
        TaskStatusUpdateEvent { task_id, context_id, status, metadata: None }
    }

    /// Ends a task with this refusal. What the task has produced is taken back: a refusal replaces the answer
    /// entirely.
    ///
    /// ```
    /// use a2a::{Task, TaskState, TaskStatus};
    /// use refusals_runtime::refusal_rules;
    ///
    /// #[refusal_rules]
    /// enum TaxRule {
    ///     /// I can't file returns for you.
    ///     FileReturn,
    /// }
    ///
    /// let mut task = Task {
    ///     id: "t1".into(),
    ///     context_id: "c1".into(),
    ///     status: TaskStatus { state: TaskState::Working, message: None, timestamp: None },
    ///     artifacts: None,
    ///     history: None,
    ///     metadata: None,
    /// };
    /// TaxRule::FileReturn.refuse().reject(&mut task);
    /// assert_eq!(task.status.state, TaskState::Rejected);
    /// assert_eq!(task.status.message.unwrap().parts.len(), 2);
    /// ```
    pub fn reject(&self, task: &mut Task) {
        task.status = self.to_status(&*task.id, &*task.context_id);
        task.artifacts = None;
    }
}
