import { LoadFailure } from '@parlour/api-client';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { createElement, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetGameDetailQuery } from '../../api/discoveryApi';
import { VendorRow } from './VendorRow';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import type { PlayTarget } from '../../rules/play/playTarget';
import { FactList } from './FactList';
import { GameActions } from './GameActions';
import { GameNoteContext } from './GameNoteContext';

export type GameFactsProps = { game: PlayTarget; isPlaying: boolean };

/** The facts of a game before playing: vendor, bets and return rate, buttons to play or try it, and more games of its vendor. */
export function GameFacts({ game, isPlaying }: GameFactsProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const note = useContext(GameNoteContext);
  const { vendor, gameCode, gameType, nodeId } = game;
  const { data, error, isFetching, refetch } = useGetGameDetailQuery({ ...scope, vendor, gameCode });

  return (
    <Stack gap={4}>
      {data && <FactList target={game} detail={data} />}
      {!data && error === undefined && <Skeleton shape="text" lines={8} />}
      {!data && error !== undefined && (
        <LoadFailure
          title={t('about.failed')}
          error={error}
          retryLabel={t('list.retry')}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      )}
      {!isPlaying && <GameActions target={game} detail={data} />}
      {/* It loads late, so it stands below the buttons, which do not move. */}
      {note && createElement(note, { game: { vendor, gameType } })}
      {!isPlaying && data && (
        <VendorRow vendor={vendor} category={gameType} title={t('about.others', { vendor: data.vendorName })} without={nodeId} />
      )}
    </Stack>
  );
}
