import { activeContract, changedContract, contract, endingContract, noContract, terms, tier } from '../mocks/contracts';
import { shownTerms } from './shownTerms';

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
