import { sql } from 'drizzle-orm';
import { vendorLook } from '../art/vendorLook';
import { lobbyCode } from '../catalog/findGame';
import type { Db } from '../db/open';
import type { SeedContext } from '../db/seed/seed';
import { merchants } from '../merchants';
import { announcementRows } from './announcementRows';
import { makeGames } from './makeGames';
import { offers } from './offers';
import { vendors } from './vendors';
import { winnerRows } from './winnerRows';

/** Fills the catalog: vendors, games, offers, winners and announcements of both merchants. */
export async function seedCatalog({ db, seed, now }: SeedContext): Promise<void> {
  const games = makeGames(seed);
  await insert(
    db,
    'vendor',
    vendors.map(({ vassalage, displayName, makes, openIn = 'frame', maintenance = false }) => ({
      vassalage,
      display_name: displayName,
      open_in: openIn,
      maintenance,
      // Who makes slots or fishing games lets people try them.
      demo: openIn === 'frame' && ('RNG' in makes || 'FISH' in makes),
    })),
  );
  await insert(db, 'game', [...games.map((game) => gameRow(game, now)), ...vendors.map(lobbyRow)]);
  for (const merchant of merchants) {
    const offer = offers(merchant);
    await insert(db, 'category_offer', offer.categories);
    await insert(db, 'vendor_offer', offer.vendors);
    await insert(db, 'winner', winnerRows(merchant, { games, seed, now }));
    const { announcements, texts, categories, items } = announcementRows(merchant, now);
    await insert(db, 'announcement', announcements);
    await insert(db, 'announcement_text', texts);
    await insert(db, 'promotion_category', categories);
    await insert(db, 'promotion_category_item', items);
  }
}

/** All rows in one statement: the database reads them from one JSON text, thousands in a fraction of a second. */
async function insert(db: Db, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(sql`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::json)`);
}

const dayMs = 24 * 3_600_000;

function gameRow(game: ReturnType<typeof makeGames>[number], now: number) {
  const { nodeId, gameCode, minBet, age, ...rest } = game;
  return {
    node_id: nodeId,
    game_code: gameCode,
    min_bet: minBet,
    added_at: age === null ? null : now - age * dayMs,
    lobby: false,
    ...rest,
  };
}

function lobbyRow({ vassalage, displayName, makes }: (typeof vendors)[number], index: number) {
  const { emblem, scheme } = vendorLook(vassalage);
  return {
    node_id: String(900_001 + index),
    game_code: lobbyCode,
    vassalage,
    category: Object.keys(makes)[0],
    name: displayName,
    popularity: 0,
    lobby: true,
    motif: emblem,
    scheme,
  };
}
