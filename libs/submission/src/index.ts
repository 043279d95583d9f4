export { SubmissionPanel, type SubmissionPanelProps } from './blocks/SubmissionPanel';
export { submissionFeature } from './feature';
export { type Submission, usePendingIntent, useSubmission } from './hooks/useSubmission';
export { type PollPace, usePoll } from './hooks/usePoll';
export { type SecretSubmission, useSecretSubmission } from './hooks/useSecretSubmission';
export type { Intent } from './intent';
export { mayHaveHappened } from './rules/mayHaveHappened';
export { listedBefore, searchInList } from './withoutKeys';
export type { SubmissionKind } from './submissionKind';
