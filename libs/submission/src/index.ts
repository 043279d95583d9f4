export { SubmissionPanel, type SubmissionPanelProps } from './blocks/SubmissionPanel';
export { submissionFeature } from './feature';
export { usePendingIntent } from './hooks/usePendingIntent';
export { type Submission, useSubmission } from './hooks/useSubmission';
export { type PollPace, usePoll } from './hooks/usePoll';
export { type SecretSubmission, useSecretSubmission } from './hooks/useSecretSubmission';
export type { Intent } from './intent';
export { mayHaveHappened } from './rules/mayHaveHappened';
export type { SubmissionKind } from './submissionKind';
