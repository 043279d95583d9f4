import type { World, WorldGame } from '@parlour/sandbox-world';
import { sql } from 'drizzle-orm';
import { lobbyCode } from '../../catalog/findGame';
import { type Merchant, merchants } from '../../merchants';
import { world } from '../../world';
import type { Db } from '../Database';
import { announcementRows } from './announcementRows';
import type { SeedContext } from './SeedContext';
import { winnerRows } from './winnerRows';

/** Seeds the catalog of both merchants: vendors, games, offers, winners and announcements. */
export async function seedCatalog({ db, seed, now }: SeedContext): Promise<void> {
  const games = world.makeGames(seed);
  await insert(
    db,
    'vendor',
    world.vendors.map(({ code, displayName, makes, openIn = 'frame', maintenance = false }) => ({
      code,
      display_name: displayName,
      open_in: openIn,
      maintenance,
      // Vendors of slots and fishing games offer demos.
      demo: openIn === 'frame' && ('RNG' in makes || 'FISH' in makes),
    })),
  );
  await insert(db, 'game', [...games.map((game) => gameRow(game, now)), ...world.vendors.map(lobbyRow)]);
  for (const merchant of merchants) {
    await insert(db, 'category_offer', categoryOffers(merchant));
    await insert(db, 'vendor_offer', vendorOffers(merchant));
    await insert(db, 'winner', winnerRows(merchant, { games, seed, now }));
    const { announcements, texts, categories, items } = announcementRows(merchant, now);
    await insert(db, 'announcement', announcements);
    await insert(db, 'announcement_text', texts);
    await insert(db, 'promotion_category', categories);
    await insert(db, 'promotion_category_item', items);
  }
}

/** Inserts all rows in one statement: the database reads thousands of them from one JSON text in a fraction of a second. */
async function insert(db: Db, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(sql`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::json)`);
}

function categoryOffers({ code: merchant, country }: Merchant) {
  return world.offers[country].map((category, position) => ({ merchant, category, position, disabled: false }));
}

function vendorOffers({ code: merchant, country }: Merchant) {
  return world.offers[country].flatMap((category) =>
    world.vendors.filter(({ makes }) => makes[category]).map(({ code }, position) => ({ merchant, category, vendor: code, position })),
  );
}

const dayMs = 24 * 3_600_000;

function gameRow(game: WorldGame, now: number) {
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

function lobbyRow({ code, displayName, makes, look: { emblem, scheme } }: World['vendors'][number], index: number) {
  return {
    node_id: String(900_001 + index),
    game_code: lobbyCode,
    vendor: code,
    category: Object.keys(makes)[0],
    name: displayName,
    popularity: 0,
    lobby: true,
    motif: emblem,
    scheme,
  };
}
