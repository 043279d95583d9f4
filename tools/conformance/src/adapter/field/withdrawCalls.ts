import type { GatewayAdapter } from '../GatewayAdapter';
import { type Balance, mainBalance } from './memberCalls.ts';
import { money } from './money.ts';
import { type Row, orderOf } from './orderOf.ts';
import { sealed } from './sealed.ts';
import { modulus } from './sessionCalls.ts';

type Settings = {
  minimumAmount: number;
  maximumAmount: number;
  feeRate: number;
  dailyLimit: number;
  remainingCount: number;
  minutes: number;
  payeeName?: string | null;
  maxCards: number;
};
type Card = {
  cardId: string;
  type: 'BANK' | 'EWALLET';
  bankCode: string;
  bankName: string;
  /** Masked. */
  cardNo: string;
  payeeName: string;
  isDefault: 'Y' | 'N';
  status: 'ACTIVE' | 'REVIEW' | 'LOCKED';
  createTime: number;
};

/** Rules, accounts and a withdrawal. An account cannot be added here: the gateway has no key that keeps it from being added twice. */
export const withdrawCalls: GatewayAdapter['calls'] = {
  getWithdrawRules: {
    path: '/wps/relay/MCSFE_getWithdrawSettings',
    async value(settings: Settings, { ask }) {
      const balance = (await ask('/wps/v2/wallets/balance', { query: { typeId: 0 } })) as Balance;
      const hasPaymentPassword = (await ask('/wps/member/hasWithdrawalPassword')) as boolean;
      return {
        balance: mainBalance(balance),
        withdrawable: mainBalance(balance),
        currencySymbol: balance.currencySymbol,
        min: money(settings.minimumAmount),
        max: money(settings.maximumAmount),
        feeRate: String(settings.feeRate),
        remainingToday: settings.remainingCount,
        dailyCount: settings.dailyLimit,
        typicalMinutes: settings.minutes,
        hasPaymentPassword,
        payeeName: settings.payeeName,
        maxAccounts: settings.maxCards,
      };
    },
  },
  hasWithdrawalPassword: {},
  getAccounts: { value: (cards: Card[]) => cards.map(accountOf) },
  createWithdrawal: {
    path: '/wps/v2/transaction/withdraw',
    async request({ accountId, amount, paymentPassword }, _caller, { ask }) {
      return sealed({ cardId: accountId, amount: Number(amount), paymentPassword }, await modulus(ask));
    },
    value: (row: Row) => orderOf(row, 'withdrawal'),
  },
};

function accountOf({ cardId, type, bankCode, bankName, cardNo, payeeName, isDefault, status, createTime }: Card) {
  return {
    accountId: cardId,
    kind: type === 'BANK' ? ('bank' as const) : ('ewallet' as const),
    providerId: bankCode,
    provider: bankName,
    maskedNumber: cardNo,
    holder: payeeName,
    isDefault: isDefault === 'Y',
    status: ({ ACTIVE: 'active', REVIEW: 'review', LOCKED: 'locked' } as const)[status],
    addedAt: createTime,
  };
}
