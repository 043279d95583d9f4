import type { ProductType } from '@parlour/agent/wire';
import { sql } from 'drizzle-orm';
import type { Period } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { rowsOf } from '../db/rowsOf';

export type Play = { memberId: string; productType: ProductType; stake: string; payout: string };

/** Returns each member's valid stakes and wins in a period, by product; cancelled and open bets do not count. */
export async function readPlay(db: Db, merchant: string, { from, to }: Period): Promise<Play[]> {
  return rowsOf<Play>(
    await db.execute(sql`
      SELECT bet.member_id AS "memberId",
        CASE WHEN bet.game_type IN ('LIVE', 'RNG', 'LOTT', 'FISH', 'ELOTT', 'PVP') THEN bet.game_type ELSE 'SPORTS' END AS "productType",
        sum(bet.valid_stake)::text AS stake, sum(bet.payout)::text AS payout
      FROM bet JOIN agent_node USING (member_id)
      WHERE bet.merchant = ${merchant} AND bet.status = 'settled' AND bet.placed_at >= ${from} AND bet.placed_at < ${to}
      GROUP BY 1, 2`),
  );
}
