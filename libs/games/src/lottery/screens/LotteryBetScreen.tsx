import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Page, Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetLotteriesQuery, useGetLotteryPlayQuery } from '../api/lotteryApi';
import { BetDesk } from '../parts/BetDesk';
import { LotteryFailure } from '../parts/LotteryFailure';

/** A bet on one lottery: its draw, and the slip. */
export function LotteryBetScreen() {
  const { t } = useTranslation('games');
  const { nodeId = '' } = useParams();
  const language = toGatewayLanguage(useLocale());
  const lott = useGetLotteriesQuery({ prizeMode: 'Lott', language });
  const elott = useGetLotteriesQuery({ prizeMode: 'Elott', language });
  const play = useGetLotteryPlayQuery({ nodeId, language }, { skip: nodeId.length > 80 });
  const hall = [lott, elott].find(({ data }) => data?.some((lottery) => lottery.nodeId === nodeId));
  const lottery = hall?.data?.find((known) => known.nodeId === nodeId);
  const areListsKnown = lott.data !== undefined && elott.data !== undefined;
  const error = play.error ?? (areListsKnown ? undefined : (lott.error ?? elott.error));

  function retry() {
    if (play.error) void play.refetch();
    for (const list of [lott, elott]) if (list.error) void list.refetch();
  }

  return (
    <Page>
      {lottery && play.data && hall ? (
        <BetDesk key={nodeId} lottery={lottery} play={play.data} onStale={() => void hall.refetch()} fetchedAt={hall.fulfilledTimeStamp} />
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
