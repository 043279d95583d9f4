import { type GatewayLanguage, gatewayLanguages, paths, to, withSymbol } from '@parlour/kernel';
import { formatMoney } from '@parlour/kernel/money';
import { findMerchant } from '@parlour/sandbox-world';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/Database';
import type { MessageTexts } from '../db/schema/messaging';
import { type TournamentRow, tournaments } from '../db/schema/tournaments';
import { addMessages } from '../messaging/addMessages';
import { fillTexts, textOf } from '../messaging/textOf';
import { creditBonus } from '../promotions/creditBonus';
import { withMember } from '../wallet/withMember';
import { world } from '../world';
import { prizeId } from './prizeId';
import { planOf, readWinners } from './readTournaments';

type Pace = { now: number; seed: number };

/** Credits the prizes of every tournament that has ended, each once, and tells the winners. A prize has no turnover. */
export async function payPrizes(db: Db, { now, seed }: Pace): Promise<void> {
  const due = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(lte(tournaments.endsAt, now), isNull(tournaments.paidAt)));
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(tournaments)
        .set({ paidAt: now })
        .where(and(eq(tournaments.id, id), isNull(tournaments.paidAt)))
        .returning();
      if (row) await payTournament(tx, row, { now, seed });
    });
  }
}

async function payTournament(tx: Db, row: TournamentRow, { now, seed }: Pace): Promise<void> {
  const merchant = findMerchant(row.merchant);
  if (!merchant) return;
  const { titles } = planOf(row);
  for (const { memberId, place, prize } of await readWinners(tx, row, { merchant, seed })) {
    const rewardId = prizeId(row.id, memberId);
    await withMember(tx, memberId, (inner, { type }) =>
      creditBonus(inner, merchant, {
        memberId,
        memberType: type,
        rewardId,
        idempotencyKey: rewardId,
        titles,
        amount: prize,
        turnoverTimes: '0',
        now,
      }),
    );
    await addMessages(tx, [
      {
        id: rewardId,
        memberId,
        type: 'money',
        texts: prizeTexts(titles, {
          place,
          prize: withSymbol(formatMoney(prize, { locale: 'en', symbol: merchant.symbol }), merchant.symbol),
        }),
        link: to(paths.tournaments.tournament, { tournamentId: row.id }),
        sentAt: now,
      },
    ]);
  }
}

/** The message in every language, each with the tournament's title in it. */
function prizeTexts(titles: ReturnType<typeof planOf>['titles'], values: { place: number; prize: string }): MessageTexts {
  return Object.fromEntries(
    (Object.keys(gatewayLanguages) as GatewayLanguage[]).map((language) => [
      language,
      textOf(fillTexts(world.answers.prize, { ...values, tournament: titles[language] }), language),
    ]),
  );
}
