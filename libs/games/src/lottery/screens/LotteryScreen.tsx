import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useRequireSession } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { Page, Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGetVendorsQuery } from '../../api/homeApi';
import { useHearts } from '../../parts/useHearts';
import { useCatalogScope } from '../../useCatalogScope';
import { type Lottery, useGetLotteriesQuery } from '../api/lotteryApi';
import { GroupChips } from '../parts/GroupChips';
import { HallChoice } from '../parts/HallChoice';
import { HowToPlaySheet } from '../parts/HowToPlaySheet';
import { LotteryCard } from '../parts/LotteryCard';
import { LotteryCards } from '../parts/LotteryCards';
import { OrdersSheet } from '../parts/OrdersSheet';
import { RecentLotteries } from '../parts/RecentLotteries';
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
        {hasBothModes(mapping) && <HallChoice mode={mode} />}
        <div className={styles.links}>
          <Button size="s" variant="ghost" icon="help" onClick={() => setOver({ is: 'howTo' })}>
            {t('lottery.howTo.title')}
          </Button>
          <Button size="s" variant="ghost" icon="ticket" onClick={() => requireSession() && setOver({ is: 'bets' })}>
            {t('lottery.myBets')}
          </Button>
        </div>
        <RecentLotteries lotteries={recent}>{card}</RecentLotteries>
        {groups.length > 0 && <GroupChips groups={groups} value={chosen} onChange={setGroup} />}
        <LotteryCards
          lotteries={data?.filter(({ groupId }) => chosen === '' || groupId === chosen)}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        >
          {card}
        </LotteryCards>
      </Stack>
      {over?.is === 'results' && <ResultsSheet lottery={over.lottery} onClose={() => setOver(undefined)} />}
      {over?.is === 'howTo' && <HowToPlaySheet onClose={() => setOver(undefined)} />}
      {over?.is === 'bets' && <OrdersSheet now={now} onClose={() => setOver(undefined)} />}
    </Page>
  );
}
