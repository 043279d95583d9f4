import type { GatewayAdapter } from '../GatewayAdapter';
import { type Balance, mainBalance } from './memberCalls.ts';
import { type Amount, money } from './money.ts';
import { rowsOf, wholeOf } from './rows.ts';
import { timeIn } from './time.ts';
import { idOf, isOn, masked } from './words.ts';
import { type Row, orderOf } from './orderOf.ts';
import { sealed } from './sealed.ts';
import { modulus } from './sessionCalls.ts';

type Settings = {
  minimumAmount: Amount;
  maximumAmount: Amount;
  feeRate?: Amount | null;
  dailyLimit?: Count;
  remainingCount?: Count;
  minutes?: Count;
  payeeName?: string | null;
  maxCards?: Count;
};
type Count = number | string | null;
type Card = {
  cardId: number | string;
  type?: string;
  bankCode?: string | null;
  bankName?: string | null;
  cardNo: string;
  payeeName?: string | null;
  isDefault?: unknown;
  status?: string | null;
  createTime?: number | string | null;
};

/** What the app says of a gateway that tells no time, in minutes, and no number of withdrawals or accounts. */
const UNSAID = { minutes: 60, withdrawals: 1, accounts: 10 };

/** Rules, accounts and a withdrawal. An account cannot be added here: the gateway has no key that keeps it from being added twice. */
export const withdrawCalls: GatewayAdapter['calls'] = {
  getWithdrawRules: {
    path: '/wps/relay/MCSFE_getWithdrawSettings',
    async value(told: Settings | object, { ask }) {
      // Some gateways send a list, with settings for each kind of account.
      const settings = 'minimumAmount' in told ? told : rowsOf<Settings>(told)[0]!;
      const balance = (await ask('/wps/v2/wallets/balance', { query: { typeId: 0 } })) as Balance;
      const hasPaymentPassword = isOn(await ask('/wps/member/hasWithdrawalPassword'));
      const withdrawals = wholeOf(settings.remainingCount) ?? UNSAID.withdrawals;
      return {
        balance: mainBalance(balance),
        withdrawable: mainBalance(balance),
        currencySymbol: balance.currencySymbol ?? '',
        min: money(settings.minimumAmount),
        max: money(settings.maximumAmount),
        feeRate: money(settings.feeRate ?? 0),
        remainingToday: withdrawals,
        dailyCount: wholeOf(settings.dailyLimit) ?? withdrawals,
        typicalMinutes: wholeOf(settings.minutes) ?? UNSAID.minutes,
        hasPaymentPassword,
        payeeName: settings.payeeName,
        maxAccounts: wholeOf(settings.maxCards) ?? UNSAID.accounts,
      };
    },
  },
  hasWithdrawalPassword: { value: isOn },
  // The gateway has no key, but a first password is set once: sent again, it is refused.
  setPaymentPassword: {
    async request({ paymentPassword, password }, _caller, { ask }) {
      return sealed({ paymentPassword, password }, await modulus(ask));
    },
    value: (_reply, { headers }) => ({ setAt: dateOf(headers) }),
  },
  findPaymentPassword: {
    byState: true,
    path: '/wps/member/hasWithdrawalPassword',
    input: () => ({}),
    value: (isSet, { headers }) => (isOn(isSet) ? { setAt: dateOf(headers) } : null),
  },
  getAccounts: { value: (cards) => rowsOf<Card>(cards).map(accountOf) },
  createWithdrawal: {
    path: '/wps/v2/transaction/withdraw',
    async request({ accountId, amount, paymentPassword }, _caller, { ask }) {
      return sealed({ cardId: accountId, amount: Number(amount), paymentPassword }, await modulus(ask));
    },
    value: (row: Row) => orderOf(row, 'withdrawal'),
  },
};

/** In a state that nobody knows, an account does not get money. */
const statuses = new Map<string, 'active' | 'locked'>([
  ['ACTIVE', 'active'],
  ['LOCKED', 'locked'],
]);

function accountOf({ cardId, type, bankCode, bankName, cardNo, payeeName, isDefault, status, createTime }: Card) {
  return {
    accountId: idOf(cardId),
    kind: type === 'EWALLET' ? ('ewallet' as const) : ('bank' as const),
    providerId: bankCode || idOf(cardId),
    provider: bankName || bankCode || '',
    maskedNumber: masked(cardNo),
    holder: payeeName ?? '',
    isDefault: isOn(isDefault),
    // A gateway that tells no states has only accounts that can be used.
    status: statuses.get(status ?? 'ACTIVE') ?? ('review' as const),
    addedAt: timeIn(createTime),
  };
}

/** The gateway's own time. */
function dateOf(headers: Headers): number {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? Date.now() : time;
}
