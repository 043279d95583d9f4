import { announcementRows, catalogueRows, dataOf, merchants, offerRows, winnerRows } from '@parlour/sandbox-world';
import { sql } from 'drizzle-orm';
import { world } from '../../world';
import type { Db } from '../Database';
import type { SeedContext } from './SeedContext';

/** Seeds the catalog of all merchants: vendors, games, offers, winners and announcements. */
export async function seedCatalog({ db, seed, now }: SeedContext): Promise<void> {
  const games = world.makeGames(seed);
  const catalogue = catalogueRows(world, games, now);
  await insert(db, 'vendor', catalogue.vendors);
  await insert(db, 'game', catalogue.games);
  for (const merchant of merchants) {
    const offers = offerRows(world, merchant);
    await insert(db, 'category_offer', offers.categories);
    await insert(db, 'vendor_offer', offers.vendors);
    await insert(db, 'winner', winnerRows(merchant, { names: dataOf(merchant).winners, games, seed, now }));
    const { announcements, texts, categories, items } = announcementRows(world, merchant, now);
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
