import { readStored, wireMoney, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import { type BegunDeposit, type DepositBudget, noBudget, withDeposit } from './rules/depositBudget';

const KEY = 'walletBudget';
/** Caps the stored deposits; no player reaches this number. */
const MAX_BEGUN = 500;
const most = v.nullable(wireMoney);
const budget = v.object({
  day: most,
  week: most,
  begun: v.pipe(v.array(v.object({ orderNo: v.string(), amount: wireMoney, at: v.pipe(v.number(), v.finite()) })), v.maxLength(MAX_BEGUN)),
});
const budgets = v.record(v.string(), budget);

/** Reads the player's budget from this device. It survives a logout, because it is the player's own commitment. */
export function readBudget(player: string): DepositBudget {
  return readAll()[player] ?? noBudget;
}

export function writeBudget(player: string, set: Pick<DepositBudget, 'day' | 'week'>): void {
  write(player, { ...readBudget(player), ...set });
}

/** Adds a deposit to the budget. It counts even if it is rejected or expires later. */
export function noteBegunDeposit(player: string, deposit: BegunDeposit): void {
  const next = withDeposit(readBudget(player), deposit);
  write(player, { ...next, begun: next.begun.slice(-MAX_BEGUN) });
}

const readAll = () => readStored('local', KEY, budgets) ?? {};

function write(player: string, value: DepositBudget): void {
  writeStored('local', KEY, { ...readAll(), [player]: value });
}
