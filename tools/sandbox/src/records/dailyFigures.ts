import { addMoney, type Money, subtractMoney } from '@parlour/kernel/money';

export type Figures = Record<'deposits' | 'withdrawals' | 'netDeposits' | 'stake' | 'payout' | 'result' | 'extras', Money>;

/** Column of the report by kind of ledger entry; all other kinds count as extras. */
const columns: Record<string, 'deposits' | 'withdrawals' | 'stake' | 'payout'> = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  'bet.stake': 'stake',
  'lottery.stake': 'stake',
  'bet.payout': 'payout',
  'lottery.payout': 'payout',
};

/** Returns the figures of a day from the sums of each kind of entry. */
export function dailyFigures(moves: readonly { kind: string; amount: Money }[]): Figures {
  const sums = { deposits: '0.00', withdrawals: '0.00', stake: '0.00', payout: '0.00', extras: '0.00' };
  for (const { kind, amount } of moves) {
    const column = columns[kind] ?? 'extras';
    // Outgoing amounts are written without their sign.
    sums[column] = column === 'withdrawals' || column === 'stake' ? subtractMoney(sums[column], amount) : addMoney(sums[column], amount);
  }
  return { ...sums, netDeposits: subtractMoney(sums.deposits, sums.withdrawals), result: subtractMoney(sums.payout, sums.stake) };
}
