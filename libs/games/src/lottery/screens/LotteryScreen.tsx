import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useRequireSession } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { Segmented } from '@parlour/ui/segmented';
import { Skeleton } from '@parlour/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetVendorsQuery } from '../../api/homeApi';
import { useHearts } from '../../parts/useHearts';
import { useCatalogScope } from '../../useCatalogScope';
import { type Lottery, useGetLotteriesQuery } from '../api/lotteryApi';
import { HowToPlaySheet } from '../parts/HowToPlaySheet';
import { LotteryCard } from '../parts/LotteryCard';
import { LotteryFailure } from '../parts/LotteryFailure';
import { OrdersSheet } from '../parts/OrdersSheet';
import { ResultsSheet } from '../parts/ResultsSheet';
import { useLotteryGroups } from '../parts/useLotteryGroups';
import { useRecentLotteries } from '../parts/useRecentLotteries';
import { useResync } from '../parts/useResync';
import { useServerNow } from '../parts/useServerNow';
import { hasBothModes, hasVietnam, lotteryMode } from '../rules/lotteryMode';
import styles from './LotteryScreen.module.css';

type Over = { is: 'results'; lottery: Lottery } | { is: 'howTo' } | { is: 'bets' };

/** The lottery lobby (product 4.1): two halls, recent ones, groups, a card per lottery with its draw. */
export function LotteryScreen() {
  const { t } = useTranslation('games');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const language = toGatewayLanguage(useLocale());
  const { data: vendors } = useGetVendorsQuery(useCatalogScope());
  const mapping = vendors?.mapping;
  const mode = lotteryMode(pathname, mapping);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetLotteriesQuery({ prizeMode: mode, language });
  const groups = useLotteryGroups({ mode, language, withVietnam: hasVietnam(mode, mapping) });
  const recent = useRecentLotteries({ mode, language, withVietnam: hasVietnam(mode, mapping), lotteries: data });
  const [group, setGroup] = useState('');
  const [over, setOver] = useState<Over>();
  const requireSession = useRequireSession();
  const hearts = useHearts();
  const now = useServerNow();
  const drawTimes = (data ?? []).flatMap(({ draw }) => (draw ? [draw.drawsAt] : []));
  useResync(drawTimes.length > 0 ? Math.min(...drawTimes) : undefined, () => void refetch(), fulfilledTimeStamp);

  const chosen = groups.some(({ groupId }) => groupId === group) ? group : '';
  const shown = data?.filter(({ groupId }) => chosen === '' || groupId === chosen);
  const card = (lottery: Lottery) => (
    <LotteryCard
      key={lottery.nodeId}
      lottery={lottery}
      now={now}
      hearts={hearts}
      onResults={() => setOver({ is: 'results', lottery })}
      onRetry={() => void refetch()}
    />
  );

  return (
    <Page>
      <Stack gap={4}>
        {hasBothModes(mapping) && (
          <Segmented
            label={t('lottery.mode.label')}
            value={mode}
            onChange={(next) => void navigate(next === 'Lott' ? paths.games.lott : paths.games.elott, { replace: true })}
            items={[
              { id: 'Lott', label: t('lottery.mode.Lott') },
              { id: 'Elott', label: t('lottery.mode.Elott') },
            ]}
          />
        )}
        <div className={styles.links}>
          <Button size="s" variant="ghost" icon="help" onClick={() => setOver({ is: 'howTo' })}>
            {t('lottery.howTo.title')}
          </Button>
          <Button size="s" variant="ghost" icon="ticket" onClick={() => requireSession() && setOver({ is: 'bets' })}>
            {t('lottery.myBets')}
          </Button>
        </div>
        {recent.length > 0 && (
          <section aria-label={t('lottery.recent')}>
            <Stack gap={2}>
              <SectionTitle title={t('lottery.recent')} icon="history" />
              <div className={styles.cards}>{recent.map(card)}</div>
            </Stack>
          </section>
        )}
        {groups.length > 0 && (
          <ChipRow label={t('lottery.groups')}>
            <Chip selected={chosen === ''} onClick={() => setGroup('')}>
              {t('lottery.allGroups')}
            </Chip>
            {groups.map(({ groupId, name }) => (
              <Chip key={groupId} selected={chosen === groupId} onClick={() => setGroup(groupId)}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        )}
        {data === undefined && error !== undefined && (
          <LotteryFailure title={t('lottery.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === undefined && [1, 2, 3, 4].map((row) => <Skeleton key={row} shape="block" ratio="5/2" />)}
        {shown?.length === 0 && <EmptyState icon="ticket" title={t('lottery.none')} />}
        {shown && shown.length > 0 && (
          <section className={styles.cards} aria-label={t('lottery.all')}>
            {shown.map(card)}
          </section>
        )}
      </Stack>
      {over?.is === 'results' && <ResultsSheet lottery={over.lottery} onClose={() => setOver(undefined)} />}
      {over?.is === 'howTo' && <HowToPlaySheet onClose={() => setOver(undefined)} />}
      {over?.is === 'bets' && <OrdersSheet now={now} onClose={() => setOver(undefined)} />}
    </Page>
  );
}
