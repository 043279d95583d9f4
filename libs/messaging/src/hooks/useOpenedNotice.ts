import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noticeInQuery } from '../rules/noticeInQuery';

/**
 * The announcement that the address names. An index means another one as soon as a new one comes, so it is read once: from then
 * on the id counts, which also joins the address for whoever shares it.
 */
export function useOpenedNotice<Notice extends { id: string }>(
  notices: readonly Notice[] | undefined,
): { opened?: Notice; isGone: boolean } {
  const [query, setQuery] = useSearchParams();
  const [pinned, setPinned] = useState<{ index: string; id: string }>();
  const index = query.get('i');
  const isNamed = query.has('id');
  const pinnedId = !isNamed && pinned !== undefined && pinned.index === index ? pinned.id : undefined;
  const opened = notices && (pinnedId ? notices.find(({ id }) => id === pinnedId) : noticeInQuery(notices, query));
  const openedId = opened?.id;
  if (!isNamed && index !== null && openedId && !pinnedId) setPinned({ index, id: openedId });

  useEffect(() => {
    if (openedId && !isNamed) setQuery((former) => ({ ...Object.fromEntries(former), id: openedId }), { replace: true });
  }, [openedId, isNamed, setQuery]);

  return { opened, isGone: notices !== undefined && !opened && (isNamed || index !== null) };
}
