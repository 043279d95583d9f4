import type { GatewayLanguage } from '@parlour/kernel';
import { compareMoney, type Money } from '@parlour/kernel/money';
import type { WireReply } from '@parlour/kernel/wire-call';
import { type Merchant, fromPesos, tournamentField } from '@parlour/sandbox-world';
import type { tournamentsWire } from '@parlour/tournaments/wire';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { bets } from '../db/schema/play';
import { rewardClaims } from '../db/schema/promotions';
import { members } from '../db/schema/session';
import { type TournamentRow, tournamentEntries, tournaments } from '../db/schema/tournaments';
import { inLanguage } from '../http/inLanguage';
import { wireAmount } from '../ledger/wireAmount';
import { maskUsername } from '../member/masks';
import { world } from '../world';
import { prizeId } from './prizeId';

export type Reader = { merchant: Merchant; language: GatewayLanguage; memberId: string | undefined; now: number; seed: number };
type Detail = WireReply<typeof tournamentsWire.getTournament>;
type Row = Detail['standings'][number];

const shownRows = 100;

export async function listTournaments(db: Db, reader: Reader): Promise<WireReply<typeof tournamentsWire.getTournaments>> {
  const rows = await db.select().from(tournaments).where(eq(tournaments.merchant, reader.merchant.code)).orderBy(tournaments.endsAt);
  return Promise.all(rows.map((row) => toWire(db, reader, row)));
}

export async function findTournament(db: Db, { merchant }: Pick<Reader, 'merchant'>, id: string): Promise<TournamentRow | undefined> {
  const [row] = await db
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.id, id), eq(tournaments.merchant, merchant.code)));
  return row;
}

/** Returns a tournament as its reader sees it. */
export async function toWire(db: Db, reader: Reader, row: TournamentRow): Promise<Detail> {
  const plan = planOf(row);
  const entrants = await readEntrants(db, row);
  const field = fieldOf(row, reader);
  const standings: Row[] = rank(row, { entrants, field }).map(({ memberId, ...player }) => ({
    ...player,
    isMine: memberId !== undefined && memberId === reader.memberId,
  }));
  const own = entrants.find(({ memberId }) => memberId === reader.memberId);
  return {
    id: row.id,
    title: inLanguage(plan.titles, reader.language) ?? '',
    games: inLanguage(plan.games, reader.language) ?? '',
    gameType: plan.gameType ?? null,
    vendor: plan.vendor ?? null,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    minRounds: plan.minRounds,
    currencySymbol: reader.merchant.symbol,
    prizes: plan.prizes.map(({ prize, ...places }) => ({ ...places, prize: fromPesos(reader.merchant, prize) })),
    players: field.length + entrants.length,
    mine: own
      ? {
          joinedAt: own.joinedAt,
          rounds: own.rounds,
          score: own.score,
          place: standings.find(({ isMine }) => isMine)?.place ?? null,
          prize: await readPrize(db, row.id, own.memberId),
        }
      : null,
    terms: inLanguage(plan.terms, reader.language) ?? '',
    standings: standings.slice(0, shownRows),
  };
}

/** Returns the members who win a prize, with its amount in the merchant's currency. */
export async function readWinners(db: Db, row: TournamentRow, { merchant, seed }: Pick<Reader, 'merchant' | 'seed'>): Promise<Winner[]> {
  const { prizes } = planOf(row);
  const ranked = rank(row, { entrants: await readEntrants(db, row), field: tournamentField(row.id, seed) });
  return ranked.flatMap(({ memberId, place }) => {
    const won = prizes.find(({ from, to }) => from <= place && place <= to);
    return memberId !== undefined && won ? [{ memberId, place, prize: fromPesos(merchant, won.prize) }] : [];
  });
}

export type Winner = { memberId: string; place: number; prize: Money };

/** Returns the prize that was credited to a member, null until then. */
async function readPrize(db: Db, tournamentId: string, memberId: string): Promise<Money | null> {
  const [claim] = await db
    .select({ amount: rewardClaims.amount })
    .from(rewardClaims)
    .where(eq(rewardClaims.rewardId, prizeId(tournamentId, memberId)));
  return claim ? wireAmount(claim.amount) : null;
}

/** The other players, once it has started. */
const fieldOf = (row: TournamentRow, { now, seed }: Pick<Reader, 'now' | 'seed'>) =>
  row.startsAt > now ? [] : tournamentField(row.id, seed);

type Field = { entrants: Entrant[]; field: ReturnType<typeof tournamentField> };

/** Ranks everybody who has played the minimum of rounds, the best first. Members have their id. */
function rank(row: TournamentRow, { entrants, field }: Field) {
  const { minRounds } = planOf(row);
  const ranked = entrants
    .filter(({ rounds }) => rounds >= minRounds)
    .map(({ memberId, username, score }) => ({ id: `e-${memberId}`, name: maskUsername(username), score, memberId }));
  return [...field.map((player) => ({ ...player, memberId: undefined })), ...ranked]
    .sort((a, b) => compareMoney(b.score, a.score))
    .map((player, index) => ({ ...player, place: index + 1 }));
}

export function planOf({ plan }: TournamentRow) {
  const found = world.tournaments.find(({ id }) => id === plan);
  if (!found) throw new Error(`no plan of the tournament ${plan}`);
  return found;
}

type Entrant = { memberId: string; username: string; joinedAt: number; rounds: number; score: Money };

/** Returns who has joined, the first first, with the rounds and the highest multiple since joining. */
async function readEntrants(db: Db, row: TournamentRow): Promise<Entrant[]> {
  const { gameType, vendor } = planOf(row);
  const counts = and(
    eq(bets.memberId, tournamentEntries.memberId),
    eq(bets.status, 'settled'),
    gte(bets.placedAt, sql`greatest(${tournamentEntries.joinedAt}, ${row.startsAt}::bigint)`),
    lt(bets.placedAt, row.endsAt),
    gameType ? eq(bets.gameType, gameType) : undefined,
    vendor ? eq(bets.vendor, vendor) : undefined,
  );
  return db
    .select({
      memberId: tournamentEntries.memberId,
      username: members.username,
      joinedAt: tournamentEntries.joinedAt,
      rounds: sql<number>`count(${bets.orderId})::int`,
      score: sql<Money>`trunc(coalesce(max(${bets.payout} / ${bets.stake}), 0), 2)::text`,
    })
    .from(tournamentEntries)
    .innerJoin(members, eq(members.id, tournamentEntries.memberId))
    .leftJoin(bets, counts)
    .where(eq(tournamentEntries.tournamentId, row.id))
    .groupBy(tournamentEntries.memberId, members.username, tournamentEntries.joinedAt)
    .orderBy(tournamentEntries.joinedAt);
}
