import { discoveryWire } from '@parlour/games/wire';
import { and, asc, eq } from 'drizzle-orm';
import { categoryOffers, vendorOffers, vendors } from '../db/schema/catalog';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { offeredCategory } from './offeredVendor';
import { world } from '../world';

const slotMs = 45 * 60_000;
const shown = 6;

/** Serves e-sports matches by the gateway's clock: one begins every 45 minutes, and the running one is live. */
export function serveMatches(app: GatewayApp): void {
  answer(app, discoveryWire.getMatches, async ({ db, merchant, clock }) => {
    const makers = await db
      .select({ vendor: vendorOffers.vendor })
      .from(vendorOffers)
      .innerJoin(vendors, eq(vendors.code, vendorOffers.vendor))
      .innerJoin(categoryOffers, offeredCategory())
      .where(and(eq(vendorOffers.merchant, merchant.code), eq(vendorOffers.category, 'ESPORTS'), eq(vendors.maintenance, false)))
      .orderBy(asc(vendorOffers.position));
    if (makers.length === 0) return { list: [] };
    const first = Math.floor(clock.now() / slotMs);
    const pick = (from: readonly string[], at: number) => from[at % from.length] ?? '';
    return {
      list: Array.from({ length: shown }, (_, place) => ({
        matchId: String(first + place),
        gameName: pick(world.matches.titles, first + place),
        home: pick(world.matches.teams, (first + place) * 2),
        away: pick(world.matches.teams, (first + place) * 2 + 3),
        startsAt: (first + place) * slotMs,
        isLive: place === 0,
        vassalage: makers[place % makers.length]?.vendor ?? '',
      })),
    };
  });
}
