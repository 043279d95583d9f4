import { type LimitState, askLimit, confirmLimit, confirmWithinMs, pendingOf, raiseWaitMs } from './changeLimit';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 21);
type Step = { at: number } & ({ ask: string | null } | { confirm: string | null });

/** Runs the steps at their times; returns the limit and the pending change after each, and the result of a confirmation. */
function run(first: string | undefined, steps: Step[]) {
  let state: LimitState | undefined = first === undefined ? undefined : { amount: first };
  const outcomes: string[] = [];
  for (const step of steps) {
    const now = start + step.at;
    if ('ask' in step) state = askLimit(state, step.ask, now);
    else {
      const confirmation = confirmLimit(state, step.confirm, now);
      outcomes.push(confirmation.outcome);
      if (confirmation.outcome === 'done') state = confirmation.state;
    }
  }
  const now = start + (steps.at(-1)?.at ?? 0);
  return { holds: state?.amount ?? null, waits: pendingOf(state, now)?.amount, outcomes };
}

test('product 4.21: an increase waits 24 hours and is confirmed within 7 days', () => {
  expect([raiseWaitMs, confirmWithinMs]).toEqual([24 * hour, 7 * 24 * hour]);
});

test.each<{ what: string; first?: string; steps: Step[]; holds: string | null; waits?: string | null; outcomes?: string[] }>([
  { what: 'the first limit applies at once', steps: [{ at: 0, ask: '500' }], holds: '500' },
  { what: 'no limit remains no limit', steps: [{ at: 0, ask: null }], holds: null },
  { what: 'a decrease applies at once', first: '500', steps: [{ at: 0, ask: '499.99' }], holds: '499.99' },
  { what: 'an increase waits', first: '500', steps: [{ at: 0, ask: '500.01' }], holds: '500', waits: '500.01' },
  { what: 'a removal waits', first: '500', steps: [{ at: 0, ask: null }], holds: '500', waits: null },
  {
    what: 'an increase cannot be confirmed a moment too early',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: 24 * hour - 1, confirm: '900' },
    ],
    holds: '500',
    waits: '900',
    outcomes: ['waiting'],
  },
  {
    what: 'an increase is not confirmed by waiting, nor with another amount',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: 100 * hour, confirm: '901' },
    ],
    holds: '500',
    waits: '900',
    outcomes: ['nothing'],
  },
  {
    what: 'an increase can be confirmed after 24 hours',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: 24 * hour, confirm: '900' },
    ],
    holds: '900',
    outcomes: ['done'],
  },
  {
    what: 'an increase is confirmed only once',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: 24 * hour, confirm: '900' },
      { at: 25 * hour, confirm: '900' },
    ],
    holds: '900',
    outcomes: ['done', 'nothing'],
  },
  {
    what: 'a removal must be confirmed too',
    first: '500',
    steps: [
      { at: 0, ask: null },
      { at: 24 * hour, confirm: null },
    ],
    holds: null,
    outcomes: ['done'],
  },
  {
    what: 'an increase can be confirmed in the last moment of the 7 days',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: 8 * 24 * hour - 1, confirm: '900' },
    ],
    holds: '900',
    outcomes: ['done'],
  },
  {
    what: 'an increase expires after the 7 days',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: 8 * 24 * hour, confirm: '900' },
    ],
    holds: '500',
    outcomes: ['nothing'],
  },
  {
    what: 'an expired increase that is requested again waits 24 hours again',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: 8 * 24 * hour, ask: '900' },
      { at: 8 * 24 * hour + hour, confirm: '900' },
    ],
    holds: '500',
    waits: '900',
    outcomes: ['waiting'],
  },
  {
    what: 'repeating the request does not restart the wait',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: 23 * hour, ask: '900.00' },
      { at: 24 * hour, confirm: '900' },
    ],
    holds: '900',
    outcomes: ['done'],
  },
  {
    what: 'a different increase restarts the wait',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: 23 * hour, ask: '800' },
      { at: 24 * hour, confirm: '800' },
    ],
    holds: '500',
    waits: '800',
    outcomes: ['waiting'],
  },
  {
    what: 'a decrease cancels a pending increase',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: hour, ask: '300' },
      { at: 25 * hour, confirm: '900' },
    ],
    holds: '300',
    outcomes: ['nothing'],
  },
  {
    what: 'after a decrease, the former amount is an increase',
    first: '500',
    steps: [
      { at: 0, ask: '300' },
      { at: hour, ask: '500' },
    ],
    holds: '300',
    waits: '500',
  },
  {
    what: 'requesting the current amount cancels a pending increase',
    first: '500',
    steps: [
      { at: 0, ask: '900' },
      { at: hour, ask: '500.00' },
    ],
    holds: '500.00',
  },
])('$what', ({ first, steps, holds, waits, outcomes = [] }) => {
  expect(run(first, steps)).toEqual({ holds, waits, outcomes });
});
