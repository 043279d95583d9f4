import { LoadState } from '@parlour/api-client';
import { useFlag } from '@parlour/site';
import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetRankQuery } from '../../api/clubApi';
import { useMayPromote } from '../../hooks/useMayPromote';
import { NotOffered, PausedPage } from '../../parts/EmptyPage';
import { RankBoard } from './RankBoard';
import { rankKinds, rankPeriods } from '../../wire/rankWire';

/** The ranking screen (product 4.18), if the operator enabled it. The deposit ranking has its own flag. */
export function RankScreen() {
  const { t } = useTranslation('promotions');
  const isOffered = useFlag('betRank');
  const ranksDeposits = useFlag('depositRank');
  const mayPromote = useMayPromote();
  const panelId = useId();
  const [query, setQuery] = useSearchParams();
  const kind = ranksDeposits && query.get('kind') === 'deposit' ? 'deposit' : 'bet';
  const period = rankPeriods.find((name) => name === query.get('period')) ?? 'today';
  const { currentData: rank, error, isFetching, refetch } = useGetRankQuery({ kind, period }, { skip: !isOffered || !mayPromote });

  if (!isOffered) return <NotOffered failed={t('rank.failed')} />;
  if (!mayPromote) return <PausedPage />;
  const open = (next: { kind?: string; period?: string }) => setQuery({ kind, period, ...next }, { replace: true });
  return (
    <Page>
      <Stack gap={4}>
        {ranksDeposits && (
          <Tabs
            label={t('rank.kinds')}
            items={rankKinds.map((id) => ({ id, label: t(`rank.kind.${id}`) }))}
            value={kind}
            panelId={panelId}
            onChange={(id) => open({ kind: id })}
          />
        )}
        <TabPanel id={panelId} label={ranksDeposits ? t(`rank.kind.${kind}`) : undefined}>
          <Stack gap={4}>
            <Segmented
              label={t('rank.periods')}
              items={rankPeriods.map((id) => ({ id, label: t(`rank.period.${id}`) }))}
              value={period}
              onChange={(id) => open({ period: id })}
            />
            {rank ? (
              <RankBoard rank={rank} kind={kind} />
            ) : (
              <LoadState cards={3} rows={2} title={t('rank.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
            )}
          </Stack>
        </TabPanel>
      </Stack>
    </Page>
  );
}
