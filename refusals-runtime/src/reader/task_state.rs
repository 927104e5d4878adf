//! The state of a task, as A2A 1.0 and 0.3 write it.

/// The state of a task.
///
/// Source: A2A 1.0, `TaskState`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TaskState {
    /// The agent has the task, and has not begun.
    Submitted,
    /// The agent is at it.
    Working,
    /// The agent is done.
    Completed,
    /// The task could not be done.
    Failed,
    /// The task was called off.
    Canceled,
    /// The agent asks for something before it goes on.
    InputRequired,
    /// The agent has declined the task.
    Rejected,
    /// The agent asks for authentication before it goes on.
    AuthRequired,
    /// No state is given, or none that the specification has.
    Unspecified,
}

impl TaskState {
    /// `TASK_STATE_INPUT_REQUIRED` in A2A 1.0, `input-required` in A2A 0.3.
    pub(super) fn read(state: &str) -> Self {
        let state = state.strip_prefix("TASK_STATE_").unwrap_or(state);
        let is = |name: &str| {
            state.len() == name.len()
                && state.bytes().zip(name.bytes()).all(|(a, b)| {
                    let a = a.to_ascii_lowercase();
                    a == b || (a == b'_' && b == b'-')
                })
        };
        [
            Self::Submitted,
            Self::Working,
            Self::Completed,
            Self::Failed,
            Self::Canceled,
            Self::InputRequired,
            Self::Rejected,
            Self::AuthRequired,
        ]
        .into_iter()
        .find(|state| is(state.name()))
        .unwrap_or(Self::Unspecified)
    }

    /// The state as A2A 0.3 writes it, such as `input-required`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Submitted => "submitted",
            Self::Working => "working",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Canceled => "canceled",
            Self::InputRequired => "input-required",
            Self::Rejected => "rejected",
            Self::AuthRequired => "auth-required",
            Self::Unspecified => "unspecified",
        }
    }

    /// Whether the agent closes the stream of a task in this state.
    pub(super) const fn ends_a_stream(self) -> bool {
        !matches!(self, Self::Submitted | Self::Working | Self::Unspecified)
    }
}

#[cfg(test)]
mod tests {
    use super::TaskState;

    #[test]
    fn both_versions() {
        for (text, state) in [
            ("TASK_STATE_INPUT_REQUIRED", TaskState::InputRequired),
            ("input-required", TaskState::InputRequired),
            ("TASK_STATE_CANCELED", TaskState::Canceled),
            ("rejected", TaskState::Rejected),
            ("TASK_STATE_UNSPECIFIED", TaskState::Unspecified),
            ("unknown", TaskState::Unspecified),
            ("", TaskState::Unspecified),
        ] {
            assert_eq!(TaskState::read(text), state, "{text}");
        }
    }
}
