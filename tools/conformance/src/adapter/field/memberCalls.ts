import type { GatewayAdapter } from '../GatewayAdapter';
import { money } from './money.ts';

type Member = {
  account?: string;
  nickname?: string | null;
  clubLabel?: { labelName: string } | null;
  regDate?: number;
  customerType?: number;
};
export type Balance = {
  sumBalance: number;
  balance: { accountTypeId: number; availBalance: number }[];
  currency: string;
  currencySymbol: string;
};

const MAIN_ACCOUNT = 2;

/** Who is logged in, the balance and announcements. */
export const memberCalls: GatewayAdapter['calls'] = {
  getMemberInfo: {
    value({ account, nickname, clubLabel, regDate, customerType = 1 }: Member, { refuse }) {
      // Strangers get a success without an identity.
      if (!account) throw refuse('NOT_LOGGED_IN');
      return { id: account, type: customerType, account, nickname, clubLabel, joinedAt: regDate };
    },
  },
  getMemberWallet: {
    path: '/wps/v2/wallets/balance',
    input: () => ({ typeId: 0 }),
    value({ sumBalance, currency, currencySymbol, ...rest }: Balance) {
      const main = mainBalance(rest);
      return { currency, currencySymbol, sumBalance: money(sumBalance), mainBalance: main, withdrawable: main };
    },
  },
  getAnnouncements: { path: '/wps/relay/CCSFE_getListAnnouncements' },
};

export function mainBalance({ balance }: Pick<Balance, 'balance'>): string {
  return money(balance.find(({ accountTypeId }) => accountTypeId === MAIN_ACCOUNT)?.availBalance ?? 0);
}
