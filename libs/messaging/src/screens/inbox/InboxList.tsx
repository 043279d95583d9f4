import { LoadMore, LoadState, pageRows } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { StaleNotice } from '@parlour/site/format';
import { Button, IconButton } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { useState, useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetInboxInfiniteQuery, useMarkMessagesMutation } from '../../api/inboxApi';
import { useSayFailure } from '../../hooks/useSayFailure';
import { type InboxTab, inBatches, inboxTabs, readTab, rowsOfTab } from '../../rules/inbox';
import styles from './InboxList.module.css';
import { InboxRows } from './InboxRows';

export type InboxListProps = { hidden: readonly string[]; onDelete: (ids: readonly string[]) => void };

/** Messages by tab, with a mode to select several. Loaded rows stay visible when a refresh fails. */
export function InboxList({ hidden, onDelete }: InboxListProps) {
  const { t } = useTranslation('messaging');
  const [query, setQuery] = useSearchParams();
  const list = useGetInboxInfiniteQuery({ language: toGatewayLanguage(useLocale()) }, { refetchOnMountOrArgChange: true });
  const [mark] = useMarkMessagesMutation();
  const sayFailure = useSayFailure();
  const panelId = useId();
  const [chosen, setChosen] = useState<readonly string[]>();
  const refresh = () => void list.refetch();
  usePullToRefresh(refresh);

  if (!list.data) {
    return <LoadState title={t('inbox.failed')} error={list.error} isBusy={list.isFetching} onRetry={refresh} rows={6} />;
  }
  const all = pageRows(list.data.pages, ({ id }) => id).filter(({ id }) => !hidden.includes(id));
  const tabs = inboxTabs(all);
  const tab = readTab(query.get('type'), tabs);
  const rows = rowsOfTab(all, tab);
  // Drop selected messages that have since disappeared.
  const present = new Set(rows.map(({ id }) => id));
  const marked = chosen?.filter((id) => present.has(id));

  function handleTab(next: InboxTab) {
    setChosen(undefined);
    setQuery(next === 'all' ? {} : { type: next }, { replace: true });
  }
  function handleMark() {
    const ids = marked ?? [];
    void sayFailure(...inBatches(ids).map((batch) => mark({ ids: batch, read: true })));
    setChosen(undefined);
  }
  function handleDelete() {
    onDelete(marked ?? []);
    setChosen(undefined);
  }

  return (
    <Stack>
      {tabs.length > 1 && (
        <Tabs
          items={tabs.map((id) => ({ id, label: t(`inbox.tab.${id}`) }))}
          value={tab}
          onChange={handleTab}
          label={t('inbox.tabs')}
          panelId={panelId}
        />
      )}
      <TabPanel id={panelId} label={tabs.length > 1 ? t(`inbox.tab.${tab}`) : undefined}>
        <Stack>
          <div className={styles.tools}>
            {rows.length > 0 && (
              <Button variant="ghost" size="s" onClick={() => setChosen(marked ? undefined : [])}>
                {marked ? t('inbox.endSelect') : t('inbox.select')}
              </Button>
            )}
            <IconButton icon="refresh" tone="dim" label={t('inbox.refresh')} disabled={list.isFetching} onClick={refresh} />
          </div>
          <StaleNotice query={list} />
          {rows.length === 0 ? (
            <EmptyState icon="mail" title={t('inbox.empty')} text={t('inbox.emptyText')} />
          ) : (
            <InboxRows rows={rows} chosen={marked} onChoose={setChosen} />
          )}
          <LoadMore query={list} />
        </Stack>
      </TabPanel>
      {marked && (
        <SelectBar
          count={marked.length}
          isAll={marked.length === rows.length}
          onAll={() => setChosen(marked.length === rows.length ? [] : rows.map(({ id }) => id))}
          onMark={handleMark}
          onDelete={handleDelete}
        />
      )}
    </Stack>
  );
}

type SelectBarProps = { count: number; isAll: boolean; onAll: () => void; onMark: () => void; onDelete: () => void };

function SelectBar({ count, isAll, onAll, onMark, onDelete }: SelectBarProps) {
  const { t } = useTranslation('messaging');
  return (
    <div role="group" aria-label={t('inbox.chosen', { count })} className={styles.select} data-sticks="end">
      <span className={styles.count} aria-live="polite">
        {t('inbox.chosen', { count })}
      </span>
      <Button size="s" variant="ghost" onClick={onAll}>
        {isAll ? t('inbox.selectNone') : t('inbox.selectAll')}
      </Button>
      <Button size="s" variant="secondary" disabled={count === 0} onClick={onMark}>
        {t('inbox.markRead')}
      </Button>
      <Button size="s" variant="danger" disabled={count === 0} onClick={onDelete}>
        {t('inbox.delete')}
      </Button>
    </div>
  );
}

/** Pull distance that triggers a refresh, in CSS pixels. */
const DISTANCE = 80;

/** Refreshes when the player pulls the page down from its top. A button offers the same. */
function usePullToRefresh(refresh: () => void): void {
  const onPull = useEffectEvent(refresh);
  useEffect(() => {
    let startY: number | undefined;
    const handleStart = ({ touches }: TouchEvent) => {
      startY = window.scrollY <= 0 && touches.length === 1 ? touches[0]?.clientY : undefined;
    };
    const handleEnd = ({ changedTouches }: TouchEvent) => {
      const endY = changedTouches[0]?.clientY;
      if (startY !== undefined && endY !== undefined && endY - startY > DISTANCE) onPull();
      startY = undefined;
    };
    document.addEventListener('touchstart', handleStart, { passive: true });
    document.addEventListener('touchend', handleEnd, { passive: true });
    return () => {
      document.removeEventListener('touchstart', handleStart);
      document.removeEventListener('touchend', handleEnd);
    };
  }, []);
}
