import { firstSteps } from './firstSteps';

const dayMs = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 25);
const fresh = { isGiftClaimed: false, hasLimit: false, isLimitSkipped: false, hasDeposited: false, joinedAt: now - dayMs };
const doneOf = (facts: Partial<Parameters<typeof firstSteps>[0]>) =>
  Object.fromEntries(firstSteps({ ...fresh, ...facts }, now).map(({ id, isDone }) => [id, isDone]));

test('a new player has three steps', () => {
  expect(doneOf({})).toEqual({ gift: false, limit: false, deposit: false });
});

test.each([
  [{ isGiftClaimed: true }, { gift: true, limit: false, deposit: false }],
  [{ hasLimit: true }, { gift: false, limit: true, deposit: false }],
  [{ isLimitSkipped: true }, { gift: false, limit: true, deposit: false }],
  [{ hasDeposited: true }, { gift: false, limit: false, deposit: true }],
])('%j takes a step', (facts, steps) => {
  expect(doneOf(facts)).toEqual(steps);
});

test.each([
  [{ isGiftClaimed: null }, { limit: false, deposit: false }],
  [{ hasLimit: undefined }, { gift: false, deposit: false }],
  // Without limits, there is nothing to skip.
  [
    { hasLimit: undefined, isLimitSkipped: true },
    { gift: false, deposit: false },
  ],
  [{ hasDeposited: undefined }, { gift: false, limit: false }],
])('%j leaves a step out', (facts, steps) => {
  expect(doneOf(facts)).toEqual(steps);
});

test('a player of more than 30 days, or of an unknown date, has none', () => {
  expect(doneOf({ joinedAt: now - 31 * dayMs })).toEqual({});
  expect(doneOf({ joinedAt: undefined })).toEqual({});
});
