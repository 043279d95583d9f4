import { discoveryWire } from '@parlour/games/wire';
import { type Merchant, createRandom, merchantDay } from '@parlour/sandbox-world';
import { and, asc, eq } from 'drizzle-orm';
import { categoryOffers, vendorOffers, vendors } from '../db/schema/catalog';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { offeredCategory } from './offeredVendor';
import { world } from '../world';

const slotMs = 45 * 60_000;
/** The odds of the running match move this often. */
const moveMs = 20_000;
/** The next matches follow one another; of those after them, within three days, one in five is listed. */
const nextSlots = 6;
const listedSlots = (3 * 24 * 60 * 60_000) / slotMs;
const spacing = 5;

/**
 * Serves matches by the gateway's clock: one begins every 45 minutes, and the running one is live. It comes first; the others are in the order of
 * their days, within a day the leagues of the merchant's country first.
 */
export function serveMatches(app: GatewayApp): void {
  answer(app, discoveryWire.getMatches, async ({ db, merchant, clock, input, platform }) => {
    const makers = await db
      .select({ vendor: vendorOffers.vendor })
      .from(vendorOffers)
      .innerJoin(vendors, eq(vendors.code, vendorOffers.vendor))
      .innerJoin(categoryOffers, offeredCategory())
      .where(and(eq(vendorOffers.merchant, merchant.code), eq(vendorOffers.category, input.gameType), eq(vendors.maintenance, false)))
      .orderBy(asc(vendorOffers.position));
    if (makers.length === 0) return { list: [] };
    const first = Math.floor(clock.now() / slotMs);
    const slots = Array.from({ length: listedSlots }, (_, place) => first + place);
    const list = slots
      .filter((slot) => slot < first + nextSlots || slot % spacing === 0)
      .map((slot) => ({
        ...planMatch(input.gameType, slot, { seed: platform.settings.seed, move: slot === first ? Math.floor(clock.now() / moveMs) : 0 }),
        startsAt: slot * slotMs,
        isLive: slot === first,
        vassalage: makers[slot % makers.length]?.vendor ?? '',
      }));
    const rankOf = ({ isLive, startsAt, gameName }: (typeof list)[number]) =>
      isLive ? '' : merchantDay(merchant, startsAt) + leagueRank(input.gameType, gameName, merchant.country);
    return { list: list.sort((a, b) => rankOf(a).localeCompare(rankOf(b)) || a.startsAt - b.startsAt) };
  });
}

/** The teams and the odds of a match. Its number decides them, so they stay while it is listed; once it runs, each move of the odds has its own chance. */
function planMatch(gameType: 'SPORTS' | 'ESPORTS', number: number, { seed, move }: { seed: number; move: number }) {
  const leagues = world.matches[gameType];
  const league = leagues[number % leagues.length];
  if (!league) throw new RangeError(`${gameType} has no leagues`);
  const { title, teams, hasDraw = false } = league;
  const round = Math.floor(number / leagues.length);
  const random = createRandom(seed, `matches/${gameType}/${number}`);
  const draw = hasDraw ? 0.22 + random.next() * 0.08 : 0;
  const swing = move > 0 ? (createRandom(seed, `matches/${gameType}/${number}/${move}`).next() - 0.5) * 0.1 : 0;
  const home = (1 - draw) * (0.3 + random.next() * 0.4 + swing);
  return {
    matchId: `${gameType}-${number}`,
    gameName: title,
    home: pick(teams, round * 2),
    away: pick(teams, round * 2 + 3),
    odds: { home: oddsOf(home), draw: hasDraw ? oddsOf(draw) : null, away: oddsOf(1 - draw - home) },
  };
}

/** The place of a league on its day, as text that sorts. */
function leagueRank(gameType: 'SPORTS' | 'ESPORTS', title: string, country: Merchant['country']): string {
  const leagues = world.matches[gameType];
  const place = leagues.findIndex((league) => league.title === title);
  const isAbroad = leagues[place]?.country !== undefined && leagues[place]?.country !== country;
  return `${isAbroad ? 1 : 0}${String(place).padStart(2, '0')}`;
}

const pick = (from: readonly string[], at: number) => from[at % from.length] ?? '';

/** The vendor keeps a twentieth. */
const oddsOf = (chance: number) => (0.95 / chance).toFixed(2);
