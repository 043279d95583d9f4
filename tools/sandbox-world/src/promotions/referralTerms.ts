import type { WireReply } from '@parlour/kernel/wire-call';
import type { referralWire } from '@parlour/promotions/wire';
import { type Merchant, fromPesos } from '../merchants/merchants';

type Rule = WireReply<typeof referralWire.getReferral>['rules'][number];

/** Referral rewards, in the merchant's currency. */
export function referralTerms(merchant: Pick<Merchant, 'currency'>) {
  const worth = (pesos: string) => fromPesos(merchant, pesos);
  const qualified = { minDeposit: worth('200'), minBet: worth('1000') };
  const invitation = { kind: 'invitation', reward: worth('50'), ...qualified } as const;
  const deposit = { kind: 'deposit', reward: worth('20'), minDeposit: worth('500'), minBet: worth('0') } as const;
  /** Percentage of a qualified friend's daily stakes. */
  const betting = { kind: 'betting', reward: '0.1', ...qualified } as const;
  const milestones = [
    { friends: 3, reward: worth('150') },
    { friends: 10, reward: worth('700') },
    { friends: 30, reward: worth('3000') },
  ];
  const rules: Rule[] = [invitation, deposit, betting];
  return { ...qualified, invitation, deposit, betting, rules, milestones };
}
