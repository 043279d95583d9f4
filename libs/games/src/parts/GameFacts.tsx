import { LoadFailure } from '@parlour/api-client';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useGetGameDetailQuery } from '../api/discoveryApi';
import { VendorRow } from '../blocks/VendorRow';
import { useCatalogScope } from '../useCatalogScope';
import type { AskedGame } from './AboutGame';
import { FactList } from './FactList';
import { WaysIn } from './WaysIn';

export type GameFactsProps = { game: AskedGame; isPlaying: boolean };

/** What there is to know before one plays: who makes it, what it costs, what goes back; the way into it and a try. */
export function GameFacts({ game, isPlaying }: GameFactsProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const { vassalage, gameCode, gameType, nodeId } = game;
  const { data, error, isFetching, refetch } = useGetGameDetailQuery({ ...scope, vassalage, gameCode });

  return (
    <Stack gap={4}>
      {data && <FactList target={game} detail={data} />}
      {!data && error === undefined && (
        <div aria-hidden>
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </div>
      )}
      {!data && error !== undefined && (
        <LoadFailure
          title={t('about.failed')}
          error={error}
          retryLabel={t('list.retry')}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      )}
      {!isPlaying && <WaysIn target={game} detail={data} />}
      {!isPlaying && data && (
        <VendorRow vassalage={vassalage} category={gameType} title={t('about.others', { vendor: data.vendorName })} without={nodeId} />
      )}
    </Stack>
  );
}
