import { LoadFailure } from '@parlour/api-client';
import { TileGridSkeleton } from '@parlour/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { GameListArg } from '../api/gameListApi';
import type { Game } from '../api/toGame';
import { selectFavourites } from '../gamesSlice';
import { gameTag } from '../rules/gameTag';
import { AboutGame } from './AboutGame';
import { ChunkedGrid } from './ChunkedGrid';
import { ListEnd } from './ListEnd';
import { UndoRemoval } from './UndoRemoval';
import { useGameCard } from './useGameCard';
import { useGameList } from './useGameList';

export type GameResultsProps = {
  arg: GameListArg;
  /** Narrows what is there already, for lists that the gateway gives whole. */
  matches?: (game: Game) => boolean;
  /** Names the vendor on each tile (specification 2, "optional vendor icon on the slot page"). */
  hasVendorMarks?: boolean;
  /** Shown when there is nothing, or nothing that fits. */
  empty: ReactNode;
};

type WithGames = Parameters<typeof selectFavourites>[0];

/** Tiles to fill a phone's screen while the first page is on its way. */
const firstRows = 12;

/** Games that go on and on: loads the next page before the end is reached, and says what failed and how to go on. */
export function GameResults({ arg, matches = () => true, hasVendorMarks = false, empty }: GameResultsProps) {
  const { t } = useTranslation('games');
  const card = useGameCard();
  const list = useGameList(arg);
  const [asked, setAsked] = useState<Game>();
  const isFavourites = arg.source === 'favourites';
  // Other lists do not draw themselves anew for a heart: each tile does that for itself.
  const intents = useSelector((state: WithGames) => (isFavourites ? selectFavourites(state) : undefined));

  function cornerWord(game: Game): string | undefined {
    if (game.isClosed) return t('list.tag.closed');
    const tag = gameTag(game, arg);
    return tag && t(`list.tag.${tag}`);
  }

  if (!list.games) {
    if (list.error === undefined) return <TileGridSkeleton count={firstRows} />;
    return (
      <LoadFailure title={t('list.failed')} error={list.error} retryLabel={t('list.retry')} onRetry={list.load} isBusy={list.isFetching} />
    );
  }

  const games = list.games.filter((game) => matches(game) && intents?.[game.nodeId] !== false);
  const isEmpty = games.length === 0 && !list.hasMore;
  const hasSeenMuch = games.length > firstRows;
  return (
    <>
      {isEmpty ? (
        empty
      ) : (
        <ChunkedGrid items={games}>
          {(game, index) =>
            card(game, {
              load: index < 3 ? 'first' : 'near',
              isFavourite: isFavourites,
              tag: cornerWord(game),
              // Empty where the vendor is not known, so that all rows are of one height.
              vendorMark: hasVendorMarks ? (game.vendorName ?? '') : undefined,
              onAbout: game.gameCode ? () => setAsked(game) : undefined,
            })
          }
        </ChunkedGrid>
      )}
      {(!isEmpty || list.error !== undefined) && (
        <ListEnd
          hasMore={list.hasMore}
          isLoading={list.isLoadingMore}
          error={list.error}
          onLoad={list.load}
          doneText={hasSeenMuch ? t('list.end', { count: games.length }) : undefined}
        />
      )}
      <AboutGame game={asked} onClose={() => setAsked(undefined)} />
      {isFavourites && <UndoRemoval games={list.games} />}
    </>
  );
}
