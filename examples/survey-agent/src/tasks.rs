//! The task store: the SDK's own, without the tasks that never were.

use a2a::{A2AError, ListTasksRequest, ListTasksResponse, Task, TaskState};
use a2a_server::task_store::{InMemoryTaskStore, TaskStore, TaskVersion};
use async_trait::async_trait;

/// The SDK stores a submitted task before it asks the agent. A refusal or an error starts none, so
/// that one would stay submitted for ever; this store leaves it out. An answer's task is stored when
/// it comes, and kept until the program ends.
#[derive(Default)]
pub(crate) struct AnsweredTasks(InMemoryTaskStore);

#[async_trait]
impl TaskStore for AnsweredTasks {
    async fn create(&self, task: Task) -> Result<TaskVersion, A2AError> {
        if task.status.state == TaskState::Submitted { Ok(0) } else { self.0.create(task).await }
    }

    async fn update(&self, task: Task) -> Result<TaskVersion, A2AError> {
        self.0.update(task).await
    }

    async fn get(&self, task_id: &str) -> Result<Option<Task>, A2AError> {
        self.0.get(task_id).await
    }

    async fn list(&self, request: &ListTasksRequest) -> Result<ListTasksResponse, A2AError> {
        self.0.list(request).await
    }

    async fn begin_cancel(&self, task_id: &str) -> Result<Task, A2AError> {
        self.0.begin_cancel(task_id).await
    }
}
