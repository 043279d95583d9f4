import type { agentWire } from '@parlour/agent/wire';
import { and, eq } from 'drizzle-orm';
import { contractRequests } from '../db/schema/agent';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { readContract } from './readContract';
import { requireContracts } from './requireContracts';

/** Stores the agent's answer to the exact version that was read; repeating the answer changes nothing. */
export const answerContract: Handler<typeof agentWire.answerContract> = async ({ input, player, merchant, language, db, clock }) => {
  requireContracts(player);
  const { kind, version, accept, acknowledged } = input;
  const reader = { memberId: player.memberId, kind, language, currencySymbol: merchant.symbol, now: clock.now() };
  const answer = accept ? ('accepted' as const) : ('rejected' as const);
  return db.transaction(async (tx) => {
    const isMeant = and(
      eq(contractRequests.version, version),
      eq(contractRequests.memberId, player.memberId),
      eq(contractRequests.kind, kind),
    );
    const [request] = await tx.select().from(contractRequests).where(isMeant).for('update');
    if (!request || (request.answer !== null && request.answer !== answer)) return refuse('OFFER_CHANGED');
    if (request.answer === null) {
      const { downlineAbove } = await readContract(tx, reader);
      if (accept && downlineAbove && !acknowledged) return refuse('FIELD_INVALID', { field: 'acknowledged' });
      await tx.update(contractRequests).set({ answer, answeredAt: clock.now() }).where(isMeant);
    }
    return readContract(tx, reader);
  });
};
