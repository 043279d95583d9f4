/** The number of rows on one page, so that a list of thousands is never rendered at once. */
export const PAGE_SIZE = 25;

type Page = { pageNum: number; totalPages: number; content: unknown[] };

/** Options of an infinite query. Pages are numbered from 1. An empty page ends the list, even if `totalPages` promises more. */
export const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ pageNum, totalPages, content }: Page) => (content.length > 0 && pageNum < totalPages ? pageNum + 1 : undefined),
};
