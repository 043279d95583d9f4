import { refuse } from './refuse';

type Asked = { pageNo: number; pageSize: number };

/** Returns the rows to read for a page; pages count from 1. */
export function requirePage({ pageNo, pageSize }: Asked): { limit: number; offset: number } {
  if (pageSize < 1 || pageSize > 100) refuse('FIELD_INVALID', { field: 'pageSize' }, 400);
  return { limit: pageSize, offset: (Math.max(1, pageNo) - 1) * pageSize };
}

export function pageOf<Row>(content: Row[], { pageNo, pageSize }: Asked, total: number) {
  return { content, pageNum: Math.max(1, pageNo), totalPages: Math.ceil(total / pageSize) };
}
