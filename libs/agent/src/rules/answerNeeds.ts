import type { Contract } from '../wire';

export type AnswerNeeds = {
  /** The version to answer; undefined when nothing waits. */
  version?: string;
  /** What waits is the end of the contract: accepting agrees to it, rejecting keeps it. */
  isEnd: boolean;
  /** Accepting leaves a downline better paid than the agent: warn and ask for a tick (product 4.5). */
  warning?: NonNullable<Contract['downlineAbove']>;
};

const waiting: readonly Contract['status'][] = ['new', 'changed', 'cancellation'];

/** What the agent's word on a contract takes. */
export function answerNeeds({ status, version, downlineAbove }: Contract): AnswerNeeds {
  const isEnd = status === 'cancellation';
  if (version === null || !waiting.includes(status)) return { isEnd: false };
  return downlineAbove ? { version, isEnd, warning: downlineAbove } : { version, isEnd };
}
