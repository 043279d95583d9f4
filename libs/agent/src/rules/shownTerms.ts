import type { Contract, Terms } from '../wire';

export type ShownTerms = {
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
