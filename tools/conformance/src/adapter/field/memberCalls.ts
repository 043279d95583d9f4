import type { GatewayAdapter } from '../GatewayAdapter';
import { announcementsOf } from './announcementsOf.ts';
import { type Amount, money } from './money.ts';
import { rowsOf, wholeOf } from './rows.ts';
import { timeIn } from './time.ts';

type Member = {
  account?: string;
  nickname?: string | null;
  clubLabel?: { labelName?: string } | null;
  regDate?: number | string;
  customerType?: number | string;
};
export type Balance = {
  sumBalance: Amount;
  balance: Wallet[];
  currency?: string;
  currencySymbol?: string;
};
type Wallet = { accountTypeId: number | string; availBalance: Amount };

const MAIN_ACCOUNT = '2';
/** The type of a player who is no agent. */
export const MEMBER = 1;

/** Who is logged in, the balance and announcements. */
export const memberCalls: GatewayAdapter['calls'] = {
  getMemberInfo: {
    value(member: Member | null | undefined, { refuse }) {
      const { account, nickname, clubLabel, regDate, customerType } = member ?? {};
      // Strangers get a success without an identity.
      if (!account) throw refuse('NOT_LOGGED_IN');
      const labelName = clubLabel?.labelName;
      return {
        id: account,
        type: wholeOf(customerType) ?? MEMBER,
        account,
        nickname,
        clubLabel: labelName ? { labelName } : null,
        joinedAt: timeIn(regDate),
      };
    },
  },
  getMemberWallet: {
    path: '/wps/v2/wallets/balance',
    input: () => ({ typeId: 0 }),
    value({ sumBalance, currency = '', currencySymbol = '', balance }: Balance) {
      const main = mainBalance({ sumBalance, balance });
      return { currency, currencySymbol, sumBalance: money(sumBalance), mainBalance: main, withdrawable: main };
    },
  },
  getAnnouncements: { path: '/wps/relay/CCSFE_getListAnnouncements', value: announcementsOf },
};

/** The money of the main wallet. A gateway that names no wallets has one. Throws if the main one is not among them: nobody knows what it holds. */
export function mainBalance({ sumBalance, balance }: Pick<Balance, 'sumBalance' | 'balance'>): string {
  const wallets = rowsOf<Wallet>(balance);
  if (wallets.length === 0) return money(sumBalance);
  return money(wallets.find(({ accountTypeId }) => String(accountTypeId) === MAIN_ACCOUNT)?.availBalance);
}
