import type { GatewayLanguage } from '@parlour/kernel';
import type { WireReply } from '@parlour/kernel/wire-call';
import { memberWalletsWire } from '@parlour/wallet/wire';
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Merchant } from '@parlour/sandbox-world';
import { nextNumber } from '../db/nextNumber';
import { walletTransfers } from '../db/schema/orders';
import { type Handler, answer } from '../http/answer';
import { pageOf, requirePage } from '../http/page';
import { refuse } from '../http/refuse';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import { wireAmount } from '../ledger/wireAmount';
import { hashRequest } from '../orders/openOrder';
import { settleDueOrders } from '../orders/settleOrders';
import type { GatewayApp } from '../platform';
import { refusePaused } from '../playControls/readPause';
import { nameOfWallet, readMemberWallets, roleOfWallet } from './memberWallets';
import { requireAmount } from './requireAmount';
import { withMember } from './withMember';

type Row = typeof walletTransfers.$inferSelect;
type View = { merchant: Merchant; language: GatewayLanguage };

/** `max` exceeds any balance in the sandbox. */
const limits = { min: '1', max: '999999999999' };

export function serveMemberWallets(app: GatewayApp): void {
  answer(app, memberWalletsWire.getMemberWallets, async ({ merchant, player, db, language, clock, platform }) => {
    await settleDueOrders(db, { now: clock.now(), stepMs: platform.settings.stepMs }, player.memberId);
    const wallets = await readMemberWallets(db, booksOf(merchant, player.type), { memberId: player.memberId, language });
    return { currencySymbol: merchant.symbol, wallets };
  });
  answer(app, memberWalletsWire.transferBetweenWallets, transfer);
  answer(app, memberWalletsWire.findWalletTransfer, async ({ input, player, db, merchant, language }) => {
    const [row] = await db
      .select()
      .from(walletTransfers)
      .where(and(eq(walletTransfers.memberId, player.memberId), eq(walletTransfers.idempotencyKey, input.idempotencyKey)));
    return row ? toWire(row, { merchant, language }) : null;
  });
  answer(app, memberWalletsWire.getWalletTransfers, async ({ input, player, db, merchant, language }) => {
    const { limit, offset } = requirePage(input);
    const wanted = and(
      eq(walletTransfers.memberId, player.memberId),
      gte(walletTransfers.at, input.from),
      lt(walletTransfers.at, input.to),
    );
    const [total] = await db.select({ count: count() }).from(walletTransfers).where(wanted);
    const rows = await db
      .select()
      .from(walletTransfers)
      .where(wanted)
      .orderBy(desc(walletTransfers.at), desc(walletTransfers.transferNo))
      .limit(limit)
      .offset(offset);
    return pageOf(
      rows.map((row) => toWire(row, { merchant, language })),
      input,
      total?.count ?? 0,
    );
  });
}

/**
 * Moves money between two wallets of one member, during a pause to the main wallet alone. Repeating the idempotency key returns
 * the same transfer.
 */
const transfer: Handler<typeof memberWalletsWire.transferBetweenWallets> = async ({ input, merchant, player, db, clock, language }) => {
  const { memberId, type } = player;
  const { idempotencyKey, fromId, toId, amount } = input;
  const requestHash = hashRequest(input);
  const row = await withMember(db, memberId, async (tx) => {
    const [made] = await tx
      .select()
      .from(walletTransfers)
      .where(and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.idempotencyKey, idempotencyKey)));
    if (made) return made.requestHash === requestHash ? made : refuse('FIELD_INVALID', { field: 'idempotencyKey' });
    const from = roleOfWallet(fromId) ?? refuse('FIELD_INVALID', { field: 'fromId' });
    const to = roleOfWallet(toId) ?? refuse('FIELD_INVALID', { field: 'toId' });
    if (from === to) return refuse('FIELD_INVALID', { field: 'toId' });
    requireAmount(amount, merchant, limits);
    const at = clock.now();
    if (to !== 'player') await refusePaused(tx, memberId, at);
    const transferNo = await nextNumber(tx, 'X', at);
    const moves = [
      { role: from, memberId, amount: `-${amount}` },
      { role: to, memberId, amount },
    ];
    await postEntries(tx, booksOf(merchant, type), [{ kind: 'wallet.transfer', reference: transferNo, at, moves }]);
    const [written] = await tx
      .insert(walletTransfers)
      .values({ transferNo, memberId, idempotencyKey, requestHash, fromWallet: fromId, toWallet: toId, amount, at })
      .returning();
    return written ?? refuse('UNKNOWN');
  });
  return toWire(row, { merchant, language });
};

function toWire(row: Row, { merchant, language }: View): WireReply<typeof memberWalletsWire.transferBetweenWallets> {
  return {
    transferNo: row.transferNo,
    fromWallet: nameOfWallet(row.fromWallet, language),
    toWallet: nameOfWallet(row.toWallet, language),
    fromId: row.fromWallet,
    toId: row.toWallet,
    amount: wireAmount(row.amount),
    currencySymbol: merchant.symbol,
    at: row.at,
  };
}
