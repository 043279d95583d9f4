import type { Merchant } from '@parlour/sandbox-world';
import { nextNumber } from '../db/nextNumber';
import type { Db } from '../db/Database';
import { type AgentTransfer, agentTransfers } from '../db/schema/team';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import { hashRequest } from '../orders/openOrder';

type TransferInput = Pick<AgentTransfer, 'memberId' | 'toId' | 'amount' | 'idempotencyKey' | 'at'>;

/** Hashes a transfer request, to recognise a repeated one. */
export function hashTransfer({ toId, amount }: Pick<TransferInput, 'toId' | 'amount'>): string {
  return hashRequest({ to: toId, amount });
}

/** Moves the money and stores the transfer, inside the caller's transaction. */
export async function bookTransfer(tx: Db, merchant: Merchant, input: TransferInput): Promise<AgentTransfer> {
  const { memberId, toId, amount, at } = input;
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
  const row: AgentTransfer = { ...input, transferNo, requestHash: hashTransfer(input), balanceAfter };
  await tx.insert(agentTransfers).values(row);
  return row;
}
