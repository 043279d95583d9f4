type Identified = { id: string };

/**
 * Returns the announcement named in the URL: by its id, which stays correct in a shared link, else by its index in the list
 * (specification 2, `/m/notice`). Returns `undefined` if the URL names none or it no longer exists.
 */
export function noticeInQuery<Notice extends Identified>(notices: readonly Notice[], query: URLSearchParams): Notice | undefined {
  const id = query.get('id');
  if (id) return notices.find((notice) => notice.id === id);
  const index = query.get('i');
  return index !== null && /^\d{1,4}$/.test(index) ? notices[Number(index)] : undefined;
}
