import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Specification 9. */
const THROTTLE_MS = 1000;
const THRESHOLD = '300px';

export type LoadMoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; error?: unknown; data?: { pages: unknown[] }; fetchNextPage: () => unknown };
};

/** The next page shortly before the end of the list comes into sight, or at a tap; after an error only at a tap. */
export function LoadMore({ query }: LoadMoreProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const { hasNextPage, isFetchingNextPage, error, data } = query;
  const end = useRef<HTMLDivElement>(null);
  const lastLoad = useRef(0);
  const isWaiting = hasNextPage && !isFetchingNextPage && error === undefined;
  const pages = data?.pages.length;
  const load = useEffectEvent(() => {
    lastLoad.current = Date.now();
    void query.fetchNextPage();
  });

  useEffect(() => {
    if (!isWaiting || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(load, Math.max(0, lastLoad.current + THROTTLE_MS - Date.now()));
      },
      { rootMargin: THRESHOLD },
    );
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWaiting, pages]);

  if (!hasNextPage && error === undefined) return null;
  return (
    <div ref={end}>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      <Button variant="ghost" block busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {error === undefined ? t('records.more') : t('retry.button')}
      </Button>
    </div>
  );
}
