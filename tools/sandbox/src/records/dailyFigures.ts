import { type Money, addMoney, subtractMoney } from '@parlour/kernel';

export type Figures = Record<'deposits' | 'withdrawals' | 'netDeposits' | 'stake' | 'payout' | 'result' | 'extras', Money>;

/** Where a kind of ledger entry is counted; whatever is not named is an extra. */
const columns: Record<string, 'deposits' | 'withdrawals' | 'stake' | 'payout'> = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  'bet.stake': 'stake',
  'lottery.stake': 'stake',
  'bet.payout': 'payout',
  'lottery.payout': 'payout',
};

/** The figures of a day from what each kind of entry did to the member's money. */
export function dailyFigures(moves: readonly { kind: string; amount: Money }[]): Figures {
  const sums = { deposits: '0.00', withdrawals: '0.00', stake: '0.00', payout: '0.00', extras: '0.00' };
  for (const { kind, amount } of moves) {
    const column = columns[kind] ?? 'extras';
    // What left is written without its sign.
    sums[column] = column === 'withdrawals' || column === 'stake' ? subtractMoney(sums[column], amount) : addMoney(sums[column], amount);
  }
  return { ...sums, netDeposits: subtractMoney(sums.deposits, sums.withdrawals), result: subtractMoney(sums.payout, sums.stake) };
}
