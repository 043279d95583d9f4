type Identified = { id: string };

/**
 * The announcement that an address means: by its id, which stays true in a shared link, else by its index in the list
 * (specification 2, `/m/notice`). Undefined when neither is there, or is there no more.
 */
export function noticeInQuery<Notice extends Identified>(notices: readonly Notice[], query: URLSearchParams): Notice | undefined {
  const id = query.get('id');
  if (id) return notices.find((notice) => notice.id === id);
  const index = query.get('i');
  return index !== null && /^\d{1,4}$/.test(index) ? notices[Number(index)] : undefined;
}
