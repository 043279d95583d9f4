import { type Money, compareMoney, subtractMoney } from '@parlour/kernel';
import type { MemberBalance } from '../wire';

type Figures = Pick<MemberBalance, 'sumBalance' | 'mainBalance' | 'bonusBalance'>;
export type BalancePart = { id: 'cash' | 'bonus' | 'other'; amount: Money };

/** Returns the parts of a balance, or nothing if all of it is in the main wallet. A gateway without figures sends only the sum. */
export function balanceParts({ sumBalance, mainBalance, bonusBalance }: Figures) {
  if (mainBalance == null) return [];
  const bonus = bonusBalance ?? '0';
  const other = subtractMoney(subtractMoney(sumBalance, mainBalance), bonus);
  const beside: BalancePart[] = [
    { id: 'bonus', amount: bonus },
    { id: 'other', amount: other },
  ];
  const held = beside.filter(({ amount }) => compareMoney(amount, '0') > 0);
  return held.length === 0 ? [] : [{ id: 'cash' as const, amount: mainBalance }, ...held];
}

/** Returns the amounts that a credit can change: cash and bonus money, or only the total if the gateway does not send the parts. */
export function creditableParts({ sumBalance, mainBalance, bonusBalance }: Figures): { id: 'label' | 'cash' | 'bonus'; amount: Money }[] {
  if (mainBalance == null) return [{ id: 'label', amount: sumBalance }];
  return [
    { id: 'cash', amount: mainBalance },
    { id: 'bonus', amount: bonusBalance ?? '0.00' },
  ];
}
