/** Rows of one page: a team of thousands is never drawn at once. */
export const PAGE_SIZE = 25;

type Page = { pageNum: number; totalPages: number; content: unknown[] };

/** Pages count from 1; an empty page ends the list whatever the gateway promises. */
export const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ pageNum, totalPages, content }: Page) => (content.length > 0 && pageNum < totalPages ? pageNum + 1 : undefined),
};
