import { nextNumber } from '../db/nextNumber';
import type { Db } from '../db/open';
import { type AgentTransfer, agentTransfers } from '../db/schema/team';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import type { Merchant } from '../merchants';
import { hashRequest } from '../orders/openOrder';

type Wish = Pick<AgentTransfer, 'memberId' | 'toId' | 'amount' | 'idempotencyKey' | 'at'>;

/** What makes two requests for a transfer the same. */
export function hashTransfer({ toId, amount }: Pick<Wish, 'toId' | 'amount'>): string {
  return hashRequest({ to: toId, amount });
}

/** Moves the money and writes the transfer, inside the caller's transaction. */
export async function bookTransfer(tx: Db, merchant: Merchant, wish: Wish): Promise<AgentTransfer> {
  const { memberId, toId, amount, at } = wish;
  const transferNo = await nextNumber(tx, 'T', at);
  const balanceAfter = await postEntries(tx, booksOf(merchant, 0), [
    {
      kind: 'agent.transfer',
      reference: transferNo,
      at,
      moves: [
        { role: 'player', memberId, amount: `-${amount}` },
        { role: 'player', memberId: toId, amount },
      ],
    },
  ]);
  const row: AgentTransfer = { ...wish, transferNo, requestHash: hashTransfer(wish), balanceAfter };
  await tx.insert(agentTransfers).values(row);
  return row;
}
