import { useState } from 'react';
import type { Outcome, SecretArgument, Submission, SubmissionKind, SubmissionOptions } from '../submissionKind';
import { useSubmission } from './useSubmission';

type Kept = 'state' | 'error' | 'discard' | 'reset';

export type SecretSubmission<Content, Value, Secret> = Pick<Submission<Content, Value, Secret>, Kept> & {
  send: (content: Content, secret: Secret) => Promise<Outcome<Value>>;
  /** The request whose reply was lost, until its outcome is known. Its panel takes the form's place. */
  checking:
    | (Pick<Submission<Content, Value, Secret>, 'state' | 'isAbsent' | 'isRisky' | 'isSearched' | 'isChecking' | 'check' | 'discard'> & {
        startedAt: number;
        content: Content;
      })
    | undefined;
  /** True if the last request was not found within its reply window. The form is back. */
  wasLost: boolean;
};

/**
 * Submits a form whose input is secret, such as a new password. Nothing of it is stored, so only the form can send it again. The same
 * secret goes under the same key; another one gets its own key.
 */
export function useSecretSubmission<Content, Value, Secret extends object>(
  kind: SubmissionKind<Content, Value, Secret>,
  options: SubmissionOptions<Content, Value>,
): SecretSubmission<Content, Value, Secret> {
  const { state, error, pending, isAbsent, isRisky, isSearched, isChecking, check, discard, reset, ...submission } = useSubmission(
    kind,
    options,
  );
  const [sent, setSent] = useState('');

  async function send(content: Content, secret: Secret): Promise<Outcome<Value>> {
    const typed = JSON.stringify(secret);
    const wasSent = typed === sent;
    setSent(typed);
    const argument = [secret] as unknown as SecretArgument<Secret>;
    if (isAbsent && wasSent) return submission.resend(...argument);
    if (isAbsent) discard();
    return submission.send(content, ...argument);
  }

  return {
    state,
    error,
    send,
    discard,
    reset,
    checking:
      pending && !isAbsent
        ? { state, isAbsent, isRisky, isSearched, isChecking, check, discard, startedAt: pending.startedAt, content: pending.content }
        : undefined,
    wasLost: pending !== undefined && isAbsent,
  };
}
