import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Page, Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetLotteriesQuery, useGetLotteryPlayQuery } from '../api/lotteryApi';
import { BetPanel } from './BetPanel';
import { LotteryFailure } from '../parts/LotteryFailure';

/** Betting on one lottery. */
export function LotteryBetScreen() {
  const { t } = useTranslation('games');
  const { nodeId = '' } = useParams();
  const language = toGatewayLanguage(useLocale());
  const lott = useGetLotteriesQuery({ prizeMode: 'Lott', language });
  const elott = useGetLotteriesQuery({ prizeMode: 'Elott', language });
  const play = useGetLotteryPlayQuery({ nodeId, language }, { skip: nodeId.length > 80 });
  const list = [lott, elott].find(({ data }) => data?.some((lottery) => lottery.nodeId === nodeId));
  const lottery = list?.data?.find((item) => item.nodeId === nodeId);
  const areListsKnown = lott.data !== undefined && elott.data !== undefined;
  const error = play.error ?? (areListsKnown ? undefined : (lott.error ?? elott.error));

  function retry() {
    if (play.error) void play.refetch();
    for (const query of [lott, elott]) if (query.error) void query.refetch();
  }

  return (
    <Page>
      {lottery && play.data && list ? (
        <BetPanel key={nodeId} lottery={lottery} play={play.data} onStale={() => void list.refetch()} fetchedAt={list.fulfilledTimeStamp} />
      ) : error !== undefined || (areListsKnown && !lottery) ? (
        <LotteryFailure title={t('lottery.betFailed')} error={error} isBusy={play.isFetching} onRetry={retry} />
      ) : (
        <Stack gap={3}>
          <Skeleton shape="block" ratio="5/2" />
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </Stack>
      )}
    </Page>
  );
}
