import { discoveryWire } from '@parlour/games/wire';
import { type Random, createRandom, fromPesos } from '@parlour/sandbox-world';
import { inArray } from 'drizzle-orm';
import { games } from '../db/schema/catalog';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { imagePath } from '../images/imagePath';
import { type PageName, pageNameOf } from '../vendor/games/games';
import { world } from '../world';
import { type GameRow, gameRows } from './gameRows';
import { ofType } from './ofType';

const roundMs = 40_000;
const shiftMs = 30 * 60_000;
const shownResults = 8;
/** The most tables of one reply. */
const mostTables = 100;
/** Lowest limits in pesos; a table's highest is a hundred times as much. */
const minimums = ['10', '20', '50', '100', '500'];

/** Serves the live tables by the gateway's clock: a round takes 40 seconds, a dealer stays for half an hour. */
export function serveTables(app: GatewayApp): void {
  answer(app, discoveryWire.getTables, async ({ db, merchant, input, clock, platform }) => {
    const asked = input.nodeIds.split(',').slice(0, mostTables);
    const rows = await gameRows(db, merchant.code, [ofType('LIVE'), inArray(games.nodeId, asked)]);
    const { seed } = platform.settings;
    const now = clock.now();
    return {
      currencySymbol: merchant.symbol,
      list: rows.map(({ game }) => {
        const { nodeId } = game;
        const page = pageNameOf(game);
        const randomAt = (what: string, lengthMs: number, back = 0) =>
          createRandom(seed, `tables/${nodeId}/${what}/${Math.floor(now / lengthMs) - back}`);
        const least = createRandom(seed, `tables/${nodeId}`).pick(minimums);
        return {
          nodeId,
          image: imagePath('tables', nodeId),
          dealer: randomAt('dealer', shiftMs).pick(world.dealers),
          minBet: fromPesos(merchant, least),
          maxBet: fromPesos(merchant, `${least}00`),
          freeSeats: freeSeatsAt(game, now, seed),
          results: Array.from({ length: shownResults }, (_, back) => drawResult(page, randomAt('round', roundMs, back))),
        };
      }),
    };
  });
}

/** Free seats of a live table; null where any number can play: at a wheel, with dice or with two cards. */
export function freeSeatsAt(game: GameRow['game'], now: number, seed: number): number | null {
  if (game.category !== 'LIVE' || pageNameOf(game) !== 'baccarat') return null;
  return createRandom(seed, `tables/${game.nodeId}/seats/${Math.floor(now / roundMs)}`).integer(0, 7);
}

/** A result as players of the table's game write it. */
function drawResult(page: PageName, random: Random): string {
  if (page === 'roulette') return String(random.integer(0, 36));
  if (page === 'sicBo') return String(random.integer(1, 6) + random.integer(1, 6) + random.integer(1, 6));
  if (page === 'dragonTiger') return random.pick(['D', 'T', 'D', 'T', '=']);
  return random.pick(['B', 'P', 'B', 'P', 'B', 'P', 'T']);
}
