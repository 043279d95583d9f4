import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { categoryOffers } from '../db/schema/catalog';

type CategoryState = { merchant: string; category: string; isDisabled: boolean };

/** Disables a category for a merchant, or enables it again. */
export async function setCategory(db: Db, { merchant, category, isDisabled }: CategoryState): Promise<void> {
  await db
    .update(categoryOffers)
    .set({ disabled: isDisabled })
    .where(and(eq(categoryOffers.merchant, merchant), eq(categoryOffers.category, category)));
}
