import { activeContract, changedContract, contract, endingContract, noContract, terms, tier } from '../mocks/contracts';
import type { Contract } from '../wire';
import { shownTerms, type AnswerNeeds, answerNeeds } from './contractTerms';

const later = terms([tier({ rate: '2' })], { effectiveAt: 8.64e14 });

test('an offer, an active and an ended contract have nothing to compare with', () => {
  expect(shownTerms(contract())).toEqual({ terms: contract().offer, before: null });
  expect(shownTerms(activeContract)).toEqual({ terms: activeContract.current, before: null });
  expect(shownTerms(endingContract)).toEqual({ terms: endingContract.current, before: null });
  expect(shownTerms(noContract)).toEqual({ terms: null, before: null });
});

test('a change is compared with the terms in force, or with those that start before it', () => {
  expect(shownTerms(changedContract)).toEqual({ terms: changedContract.offer, before: changedContract.current });
  expect(shownTerms({ ...changedContract, current: null, upcoming: later })).toEqual({ terms: changedContract.offer, before: later });
});

test('terms that start later are compared with those in force until then', () => {
  const upcoming = { ...activeContract, status: 'upcoming' as const, upcoming: later };
  expect(shownTerms(upcoming)).toEqual({ terms: later, before: activeContract.current });
  expect(shownTerms({ ...upcoming, current: null })).toEqual({ terms: later, before: null });
});

const downlineAbove = endingContract.downlineAbove ?? undefined;

test.each<[string, Contract, AnswerNeeds]>([
  ['a new offer can be accepted or rejected', contract(), { version: 'S-1', isEnd: false }],
  ['a change can be accepted or rejected', changedContract, { version: 'D-2', isEnd: false }],
  ['a cancellation can be accepted or declined', { ...endingContract, downlineAbove: null }, { version: 'H-2', isEnd: true }],
  ['an active contract is read-only', activeContract, { isEnd: false }],
  ['a rejected contract is read-only', contract({ status: 'rejected', version: null }), { isEnd: false }],
  ['a contract that is not pending is read-only, whatever its version says', contract({ status: 'rejected' }), { isEnd: false }],
  ['without a contract there is nothing to answer', noContract, { isEnd: false }],
  [
    'a downline who would earn more than the agent causes a warning',
    endingContract,
    { version: 'H-2', isEnd: true, warning: downlineAbove },
  ],
  ['a read-only contract causes no warning', { ...activeContract, downlineAbove: endingContract.downlineAbove }, { isEnd: false }],
])('product 4.5: %s', (_, subject, needs) => {
  expect(answerNeeds(subject)).toEqual(needs);
});
