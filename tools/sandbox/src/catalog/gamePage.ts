import type { GameRow } from './gameRows';
import { type PageContext, readPresent } from './readPresent';
import { type WireGame, toGame } from './toGame';

export type PageRequest = { pageNo: number; pageSize: number };

/** Maximum page size of the lists. */
const largestPage = 100;

/** Page numbers start at 1; sizes from 1 to 100. */
export function pageOf({ pageNo, pageSize }: PageRequest): { pageNum: number; limit: number; offset: number } {
  const pageNum = Math.max(1, pageNo);
  const limit = Math.min(largestPage, Math.max(1, pageSize));
  return { pageNum, limit, offset: (pageNum - 1) * limit };
}

/** Builds the reply of a paged list at a moment of the gateway's clock; `total` counts the rows of all pages. */
export async function gamePage(
  rows: readonly (GameRow & { total: number })[],
  { pageNum, limit }: { pageNum: number; limit: number },
  context: PageContext,
): Promise<{ content: WireGame[]; pageNum: number; totalPages: number; currencySymbol: string }> {
  const present = await readPresent(rows, context);
  return {
    content: rows.map((row) => ({ ...toGame(row, context), ...present.get(row.game.nodeId) })),
    pageNum,
    totalPages: Math.ceil((rows[0]?.total ?? 0) / limit),
    currencySymbol: context.merchant.symbol,
  };
}
