import type { GatewayLanguage } from '@parlour/kernel';
import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type LedgerRole, ledgerAccounts } from '../db/schema/ledger';
import type { Books } from '../ledger/books';
import { balanceOf } from '../ledger/balanceOf';
import { wireAmount } from '../ledger/wireAmount';
import { world } from '../world';

const { wallets } = world;

const roleOf = (walletId: string): LedgerRole => (walletId === 'main' ? 'player' : `wallet:${walletId}`);

export function roleOfWallet(walletId: string): LedgerRole | undefined {
  return wallets.some((wallet) => wallet.walletId === walletId) ? roleOf(walletId) : undefined;
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
  return wallets.map(({ walletId, names }) => {
    const isMain = walletId === 'main';
    const held = rows.find(({ role }) => role === roleOf(walletId))?.balance ?? '0';
    return { walletId, name: names[language], balance: isMain ? main : wireAmount(held), isMain };
  });
}
