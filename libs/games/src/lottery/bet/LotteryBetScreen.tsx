import { refusalDetails } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { Page, Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useIsDisabled } from '../../hooks/useIsOffered';
import { NotOffered } from '../../parts/NotOffered';
import { useGetLotteriesQuery, useGetLotteryPlayQuery } from '../api/lotteryApi';
import { LotteryFailure } from '../parts/LotteryFailure';
import { LotteryTime } from '../parts/LotteryTime';
import { BetPanel } from './BetPanel';

/** Betting on one lottery. */
export function LotteryBetScreen() {
  const { t } = useTranslation('games');
  const { nodeId = '' } = useParams();
  const { list, lottery, areKnown, hasDisabled, error: listError, retry: retryLists } = useLotteryOf(nodeId);
  const language = toGatewayLanguage(useLocale());
  const play = useGetLotteryPlayQuery({ nodeId, language }, { skip: nodeId.length > 80 });
  const error = play.error ?? (areKnown ? undefined : listError);

  function retry() {
    if (play.error) void play.refetch();
    retryLists();
  }

  // A lottery in neither hall belongs to the disabled one; the gateway may also say so.
  if (refusalDetails(play.error)?.code === 'CATEGORY_DISABLED' || (areKnown && !lottery && hasDisabled)) {
    return (
      <Page>
        <NotOffered titleAs="h1" />
      </Page>
    );
  }
  return (
    <Page>
      {lottery && play.data && list ? (
        <LotteryTime>
          <BetPanel
            key={nodeId}
            lottery={lottery}
            play={play.data}
            onStale={() => void list.refetch()}
            fetchedAt={list.fulfilledTimeStamp}
          />
        </LotteryTime>
      ) : error !== undefined || (areKnown && !lottery) ? (
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

/** Finds a lottery in the halls that the merchant has not disabled. */
function useLotteryOf(nodeId: string) {
  const language = toGatewayLanguage(useLocale());
  const isDisabled = { Lott: useIsDisabled('LOTT'), Elott: useIsDisabled('ELOTT') };
  const lott = useGetLotteriesQuery({ prizeMode: 'Lott', language }, { skip: isDisabled.Lott });
  const elott = useGetLotteriesQuery({ prizeMode: 'Elott', language }, { skip: isDisabled.Elott });
  const open = [...(isDisabled.Lott ? [] : [lott]), ...(isDisabled.Elott ? [] : [elott])];
  const list = open.find(({ data }) => data?.some((lottery) => lottery.nodeId === nodeId));

  return {
    list,
    lottery: list?.data?.find((item) => item.nodeId === nodeId),
    areKnown: open.every(({ data }) => data !== undefined),
    hasDisabled: open.length < 2,
    error: lott.error ?? elott.error,
    retry: () => {
      for (const query of open) if (query.error) void query.refetch();
    },
  };
}
