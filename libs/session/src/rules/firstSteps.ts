import { DAY_MS } from '@parlour/kernel/time';

export type FirstStepId = 'gift' | 'limit' | 'deposit';
export type FirstStep = { id: FirstStepId; isDone: boolean };

/** A fact that the gateway does not send is undefined, and its step is left out. The gift is undefined if there is none. */
type Facts = {
  isGiftClaimed: boolean | null;
  hasLimit: boolean | undefined;
  isLimitSkipped: boolean;
  hasDeposited: boolean | undefined;
  joinedAt: number | null | undefined;
};

/** A player counts as new for this long. */
const NEW_MS = 30 * DAY_MS;

/** Returns the first steps of a new player, none for everybody else. */
export function firstSteps({ isGiftClaimed, hasLimit, isLimitSkipped, hasDeposited, joinedAt }: Facts, now: number): FirstStep[] {
  if (typeof joinedAt !== 'number' || now - joinedAt > NEW_MS) return [];
  const facts: [FirstStepId, boolean | null | undefined][] = [
    ['gift', isGiftClaimed],
    ['limit', hasLimit === undefined ? undefined : hasLimit || isLimitSkipped],
    ['deposit', hasDeposited],
  ];
  return facts.flatMap(([id, isDone]) => (typeof isDone === 'boolean' ? [{ id, isDone }] : []));
}
