import type { GatewayLanguage, Money } from '@parlour/kernel';
import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type LedgerRole, ledgerAccounts } from '../db/schema/ledger';
import type { Books } from '../ledger/books';
import { balanceOf } from '../ledger/balanceOf';
import { wireAmount } from '../ledger/wireAmount';

type Names = Record<GatewayLanguage, string>;

/** The main wallet for deposits, games and withdrawals, and the wallets of providers that hold their own balance. */
const wallets: readonly { walletId: string; role: LedgerRole; names: Names }[] = [
  { walletId: 'main', role: 'player', names: { EN: 'Main wallet', TY: 'Pangunahing wallet', MY: 'ပင်မပိုက်ဆံအိတ်' } },
  { walletId: 'sports', role: 'wallet:sports', names: { EN: 'Sports', TY: 'Sports', MY: 'အားကစား' } },
  { walletId: 'live', role: 'wallet:live', names: { EN: 'Live casino', TY: 'Live casino', MY: 'တိုက်ရိုက်ကာစီနို' } },
  { walletId: 'lottery', role: 'wallet:lottery', names: { EN: 'Lottery', TY: 'Loterya', MY: 'ထီ' } },
];

export function roleOfWallet(walletId: string): LedgerRole | undefined {
  return wallets.find((wallet) => wallet.walletId === walletId)?.role;
}

export function nameOfWallet(walletId: string, language: GatewayLanguage): string {
  return wallets.find((wallet) => wallet.walletId === walletId)?.names[language] ?? walletId;
}

/** Returns every wallet of a member with its balance in the ledger. */
export async function readMemberWallets(db: Db, books: Books, { memberId, language }: { memberId: string; language: GatewayLanguage }) {
  const rows = await db
    .select({ role: ledgerAccounts.role, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.currency, books.currency), like(ledgerAccounts.role, 'wallet:%')));
  const main = await balanceOf(db, books, memberId);
  const held = (role: LedgerRole): Money => wireAmount(rows.find((row) => row.role === role)?.balance ?? '0');
  return wallets.map(({ walletId, role, names }) => ({
    walletId,
    name: names[language],
    balance: role === 'player' ? main : held(role),
    isMain: role === 'player',
  }));
}
