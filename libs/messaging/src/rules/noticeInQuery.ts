type Identified = { id: string };

const indexText = /^\d{1,4}$/;

/** Returns the index in the URL: `?i=3`, or the bare `?3` of the specification (section 2, `/m/notice`). */
export function noticeIndex(query: URLSearchParams): string | undefined {
  return query.get('i') ?? [...query].find(([name, value]) => indexText.test(name) && value === '')?.[0];
}

/**
 * Returns the announcement named in the URL: by its id, which stays correct in a shared link, else by its index in the list. Returns
 * `undefined` if the URL names none or it no longer exists.
 */
export function noticeInQuery<Notice extends Identified>(notices: readonly Notice[], query: URLSearchParams): Notice | undefined {
  const id = query.get('id');
  if (id) return notices.find((notice) => notice.id === id);
  const index = noticeIndex(query);
  return index !== undefined && indexText.test(index) ? notices[Number(index)] : undefined;
}
