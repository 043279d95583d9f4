import { discoveryWire } from '@parlour/games/wire';
import { and, asc, eq } from 'drizzle-orm';
import { vendorOffers, vendors } from '../db/schema/catalog';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';

const titles = ['Mobile Legends', 'Dota 2', 'Valorant', 'League of Legends'];
const teams = [
  'Manila Monsoon',
  'Yangon Yaks',
  'Cebu Comets',
  'Bago Blades',
  'Davao Dragons',
  'Inle Ions',
  'Iloilo Icons',
  'Taunggyi Titans',
];
const slotMs = 45 * 60_000;
const shown = 6;

/** Coming matches of e-sports, by the gateway's clock: one begins every 45 minutes and the running one is live. */
export function serveMatches(app: GatewayApp): void {
  answer(app, discoveryWire.getMatches, async ({ db, merchant, clock }) => {
    const makers = await db
      .select({ vassalage: vendorOffers.vassalage })
      .from(vendorOffers)
      .innerJoin(vendors, eq(vendors.vassalage, vendorOffers.vassalage))
      .where(and(eq(vendorOffers.merchant, merchant.code), eq(vendorOffers.category, 'ESPORTS'), eq(vendors.maintenance, false)))
      .orderBy(asc(vendorOffers.position));
    if (makers.length === 0) return { list: [] };
    const first = Math.floor(clock.now() / slotMs);
    const pick = (from: readonly string[], at: number) => from[at % from.length] ?? '';
    return {
      list: Array.from({ length: shown }, (_, place) => ({
        matchId: String(first + place),
        gameName: pick(titles, first + place),
        home: pick(teams, (first + place) * 2),
        away: pick(teams, (first + place) * 2 + 3),
        startsAt: (first + place) * slotMs,
        isLive: place === 0,
        vassalage: makers[place % makers.length]?.vassalage ?? '',
      })),
    };
  });
}
