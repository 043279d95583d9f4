import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noticeInQuery, noticeIndex } from '../rules/noticeInQuery';

/**
 * Returns the announcement named in the URL. An index shifts when a new announcement arrives, so it is read once. After that, the
 * id is used and added to the URL, so that a shared link stays correct.
 */
export function useOpenedNotice<Notice extends { id: string }>(
  notices: readonly Notice[] | undefined,
): { opened?: Notice; isGone: boolean } {
  const [query, setQuery] = useSearchParams();
  const [pinned, setPinned] = useState<{ index: string; id: string }>();
  const index = noticeIndex(query);
  const isNamed = query.has('id');
  const pinnedId = !isNamed && pinned !== undefined && pinned.index === index ? pinned.id : undefined;
  const opened = notices && (pinnedId ? notices.find(({ id }) => id === pinnedId) : noticeInQuery(notices, query));
  const openedId = opened?.id;
  if (!isNamed && index !== undefined && openedId && !pinnedId) setPinned({ index, id: openedId });

  useEffect(() => {
    if (openedId && !isNamed) setQuery({ ...(index !== undefined && { i: index }), id: openedId }, { replace: true });
  }, [openedId, isNamed, index, setQuery]);

  return { opened, isGone: notices !== undefined && !opened && (isNamed || index !== undefined) };
}
