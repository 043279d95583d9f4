/** The number of rows on one page, so that a list of thousands is never rendered at once. */
export const PAGE_SIZE = 25;

type Page<Row> = { pageNum: number; totalPages: number; content: Row[] };

/** Options of an infinite query. Pages are numbered from 1. An empty page ends the list, even if `totalPages` promises more. */
export const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ pageNum, totalPages, content }: Page<unknown>) =>
    content.length > 0 && pageNum < totalPages ? pageNum + 1 : undefined,
};

/** The rows of all loaded pages. A row that moved to the next page between two requests arrives twice and is returned once. */
export function pageRows<Row>(pages: readonly { content: readonly Row[] }[], idOf: (row: Row) => string): Row[] {
  return [...new Map(pages.flatMap(({ content }) => content).map((row) => [idOf(row), row])).values()];
}
