import { compareMoney, type Money, multiplyMoney, subtractMoney, toCurrency } from '@parlour/kernel/money';
import type { Bet } from '../db/schema/play';
import type { Entry, Move } from '../ledger/postEntries';

type Played = Pick<Bet, 'orderId' | 'memberId' | 'stake' | 'payout' | 'placedAt'>;

/**
 * Books the stake and the win of a settled bet as two entries: the balance must cover the stake before the win is added. Bonus
 * money wins in proportion to its part of the stake. `symbol`: of the currency.
 */
export function betEntries(
  { orderId, memberId, stake, payout, placedAt }: Played,
  { bonusStake = '0', symbol = '' }: { bonusStake?: Money; symbol?: string } = {},
): Entry[] {
  const entry = (kind: string, { amount, bonus, sign }: { amount: Money; bonus: Money; sign: '' | '-' }): Entry => {
    const signed = (value: Money) => (sign === '-' ? subtractMoney('0', value) : value);
    const moves: Move[] = [
      { role: 'player', memberId, amount: signed(subtractMoney(amount, bonus)) },
      // An account is opened only for those who have bonus money.
      ...(compareMoney(bonus, '0') > 0 ? [{ role: 'bonus' as const, memberId, amount: signed(bonus) }] : []),
      { role: 'games', amount: subtractMoney('0', signed(amount)) },
    ];
    return { kind, reference: orderId, at: placedAt, moves };
  };
  const share = (Number(bonusStake) / Number(stake)).toFixed(8);
  const staked = entry('bet.stake', { amount: stake, bonus: bonusStake, sign: '-' });
  if (compareMoney(payout, '0') <= 0) return [staked];
  return [staked, entry('bet.payout', { amount: payout, bonus: toCurrency(multiplyMoney(payout, share), symbol), sign: '' })];
}
