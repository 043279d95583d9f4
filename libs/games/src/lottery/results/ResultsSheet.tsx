import { toGatewayLanguage } from '@parlour/kernel';
import { typedDigits } from '@parlour/kernel/typed';
import { useLocale } from '@parlour/site';
import { EmptyState } from '@parlour/ui/empty-state';
import { TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { Sheet } from '@parlour/ui/sheet';
import { Skeleton } from '@parlour/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrawResult, type Lottery, useGetLotteryResultsQuery } from '../api/lotteryApi';
import { hotGaps } from '../rules/hotGaps';
import { Balls } from '../parts/Balls';
import { LotteryFailure } from '../parts/LotteryFailure';
import styles from './ResultsSheet.module.css';

/** The last 50 draws of a lottery, and how often each number was drawn (product 4.1). */
export function ResultsSheet({ lottery, onClose }: { lottery: Pick<Lottery, 'nodeId' | 'gameName'>; onClose: () => void }) {
  const { t } = useTranslation('games');
  const language = toGatewayLanguage(useLocale());
  const { data, error, isFetching, refetch } = useGetLotteryResultsQuery(
    { nodeId: lottery.nodeId, language },
    { refetchOnMountOrArgChange: true },
  );
  const [view, setView] = useState<'draws' | 'trend'>('draws');

  return (
    <Sheet open title={t('lottery.resultsOf', { name: lottery.gameName })} closeLabel={t('lottery.close')} onClose={onClose}>
      <Stack gap={3}>
        <Segmented
          label={t('lottery.view.label')}
          value={view}
          onChange={setView}
          items={[
            { id: 'draws', label: t('lottery.view.draws') },
            { id: 'trend', label: t('lottery.view.trend') },
          ]}
        />
        {data === undefined && error !== undefined && (
          <LotteryFailure title={t('lottery.resultsFailed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === undefined && [1, 2, 3, 4].map((row) => <Skeleton key={row} shape="row" />)}
        {data?.length === 0 && <EmptyState icon="ticket" title={t('lottery.noResults')} />}
        {data && data.length > 0 && (view === 'draws' ? <Draws results={data} /> : <Trend results={data} />)}
      </Stack>
    </Sheet>
  );
}

function Draws({ results }: { results: DrawResult[] }) {
  const { t } = useTranslation('games');
  const [filter, setFilter] = useState('');
  const search = typedDigits(filter);
  const shown = results.filter(
    ({ drawNo, numbers }) => search === '' || numbers.includes(search) || (search.length > 2 && drawNo.includes(search)),
  );
  return (
    <>
      <TextField
        label={t('lottery.filter')}
        hint={t('lottery.filterHint')}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {shown.length === 0 && <p className={styles.note}>{t('lottery.noMatch')}</p>}
      <ul className={styles.draws} aria-label={t('lottery.view.draws')}>
        {shown.map(({ drawNo, numbers, prizes }) => (
          <li key={drawNo} className={styles.draw}>
            <span className={styles.no}>{drawNo}</span>
            <Balls numbers={numbers} label={t('lottery.resultLabel', { no: drawNo, numbers: numbers.join(', ') })} />
            {prizes && (
              <details className={styles.prizes}>
                <summary>{t('lottery.prizes')}</summary>
                <dl>
                  {prizes.map(({ name, numbers: won }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{won.join(' · ')}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Trend({ results }: { results: DrawResult[] }) {
  const { t } = useTranslation('games');
  return (
    <>
      <p className={styles.note}>{t('lottery.trendNote')}</p>
      <table className={styles.trend}>
        <thead>
          <tr>
            <th scope="col">{t('lottery.number')}</th>
            <th scope="col">{t('lottery.times')}</th>
            <th scope="col">{t('lottery.gap')}</th>
          </tr>
        </thead>
        <tbody>
          {hotGaps(results).map(({ number, times, gap }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{times}</td>
              <td>{gap}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
