import type { Contract, Terms } from '../wire/contract';

type ShownTerms = {
  /** The terms to answer, else those that start later, else those in force; null if there are none. */
  terms: Terms | null;
  /** The terms that they replace; null if there are none to compare with. */
  before: Terms | null;
};

/** Returns the terms that the screen of a contract explains. */
export function shownTerms({ status, offer, upcoming, current }: Pick<Contract, 'status' | 'offer' | 'upcoming' | 'current'>): ShownTerms {
  const terms = offer ?? upcoming ?? current;
  if (status === 'changed') return { terms, before: current ?? upcoming };
  return { terms, before: status === 'upcoming' ? current : null };
}

export type AnswerNeeds = {
  /** The version to answer; undefined if nothing is pending. */
  version?: string;
  /** True if the pending request ends the contract: accepting ends it, rejecting keeps it. */
  isEnd: boolean;
  /** Set if a downline would earn more than the agent after accepting: show a warning with a required checkbox (product 4.5). */
  warning?: NonNullable<Contract['downlineAbove']>;
};

const waiting: readonly Contract['status'][] = ['new', 'changed', 'cancellation'];

/** Returns the requirements for an answer to a contract. */
export function answerNeeds({ status, version, downlineAbove }: Contract): AnswerNeeds {
  const isEnd = status === 'cancellation';
  if (version === null || !waiting.includes(status)) return { isEnd: false };
  return downlineAbove ? { version, isEnd, warning: downlineAbove } : { version, isEnd };
}
