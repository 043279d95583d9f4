import { LoadFailure, LoadMore, pageRows } from '@parlour/api-client';
import type { GameNote } from '@parlour/kernel/feature';
import { useAmountText } from '@parlour/site/format';
import { TileGridSkeleton } from '@parlour/ui/skeleton';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { tableIds } from '../../api/discoveryApi';
import { type GameListArg, useGetGamesInfiniteQuery } from '../../api/gameListApi';
import type { Game } from '../../api/toGame';
import { selectFavourites } from '../../gamesSlice';
import { type CardOptions, useGameCard } from '../../hooks/useGameCard';
import { useIsOffered } from '../../hooks/useIsOffered';
import { useLiveFigures } from '../../hooks/useLiveFigures';
import { useSteadyOrder } from '../../hooks/useSteadyOrder';
import { useVendorReply } from '../../hooks/useVendorReply';
import { gameTag } from '../../rules/list/gameTag';
import { AboutGame } from '../about-game/AboutGame';
import { TableRow } from '../live-tables/TableRow';
import { ChunkedGrid } from './ChunkedGrid';
import styles from './GameResults.module.css';
import { UndoRemoval } from './UndoRemoval';

export type GameResultsProps = {
  arg: GameListArg;
  /** Filters loaded games, for lists that the gateway sends as one page. */
  matches?: (game: Game) => boolean;
  /** Shows the vendor's name on each tile (specification 2, "optional vendor icon on the slot page"). */
  hasVendorLabels?: boolean;
  /** Shows the games as live tables, one below the other. */
  hasTables?: boolean;
  /** Shown above the games, but not beside their own failure. */
  note?: ReactNode;
  gameNote?: GameNote;
  /** Shown when there are no games, or none that match. */
  empty: ReactNode;
  /** Shown below the games, but not below `empty`. */
  below?: ReactNode;
};

type WithGames = Parameters<typeof selectFavourites>[0];

/** Tiles that fill a phone's screen. */
const firstView = 12;

/** An endless list of games: loads the next page before the end comes into view, and offers a retry after a failure. */
export function GameResults({ arg, matches = () => true, hasVendorLabels, hasTables, note, gameNote, empty, below }: GameResultsProps) {
  const { t } = useTranslation('games');
  const card = useGameCard();
  const isOffered = useIsOffered();
  useLiveFigures();
  const { query, idsOf, ...list } = useGameList(arg);
  const stakeOf = useStakeLabel(arg.gameType);
  const layout = hasTables ? 'rows' : 'grid';
  const [aboutGame, setAboutGame] = useState<Game>();
  const isFavourites = arg.source === 'favourites';
  // Other lists do not re-render for a changed favourite; each tile does that itself.
  const changes = useSelector((state: WithGames) => (isFavourites ? selectFavourites(state) : undefined));

  // Each text is looked up once for all tiles.
  const tags = { closed: t('list.tag.closed'), NEW: t('list.tag.NEW'), JP: t('list.tag.JP'), HOT: t('list.tag.HOT') };

  function cornerTag(game: Game): string | undefined {
    const tag = game.isClosed ? 'closed' : gameTag(game, arg);
    return tag && tags[tag];
  }

  function optionsOf(game: Game, index: number, isPlain: boolean): CardOptions {
    return {
      load: index < 3 ? 'first' : 'near',
      isFavourite: isFavourites,
      isPlain,
      tag: cornerTag(game),
      figure: arg.source === 'hot' || arg.sort === 'players' || stakeOf ? 'players' : undefined,
      onAbout: game.gameCode ? () => setAboutGame(game) : undefined,
    };
  }

  // A tile needs nothing of the query, so a further page draws no former tile again.
  const drawTile = (game: Game, index: number, isPlain: boolean) =>
    // An empty label keeps all rows at one height.
    card(game, { ...optionsOf(game, index, isPlain), vendorLabel: hasVendorLabels ? (game.vendorName ?? '') : stakeOf?.(game) });
  const drawRow = (game: Game, index: number, isPlain: boolean) => (
    <TableRow key={game.nodeId} game={game} ids={idsOf(game)} card={card} options={optionsOf(game, index, isPlain)} />
  );

  if (!list.games) {
    if (!query.isError) return <TileGridSkeleton count={firstView} layout={layout} />;
    return (
      <LoadFailure
        title={t('list.failed')}
        error={query.error}
        retryLabel={t('list.retry')}
        onRetry={list.load}
        isBusy={query.isFetching}
      />
    );
  }

  const games = list.games.filter((game) => isOffered(game) && matches(game) && changes?.[game.nodeId] !== false);
  const isEmpty = games.length === 0 && !query.hasNextPage;
  const isLong = games.length > firstView;
  return (
    <>
      {note}
      {isEmpty ? (
        empty
      ) : (
        <ChunkedGrid items={games} layout={layout}>
          {hasTables ? drawRow : drawTile}
        </ChunkedGrid>
      )}
      <div className={styles.end}>
        <LoadMore query={query} isAutomatic title={t('list.pageFailed')}>
          <TileGridSkeleton count={3} layout={layout} />
        </LoadMore>
        {isLong && !query.hasNextPage && <p className={styles.done}>{t('list.end', { count: games.length })}</p>}
      </div>
      {!isEmpty && below}
      <AboutGame game={aboutGame} note={gameNote} onClose={() => setAboutGame(undefined)} />
      {isFavourites && <UndoRemoval games={list.games} />}
    </>
  );
}

/** A paged list of games, and a function that retries. A failed page loads again when the connection is back. */
function useGameList(arg: GameListArg) {
  const query = useGetGamesInfiniteQuery(arg, {
    // Refetching every page would move the list under the player. The effect below retries only the failed page.
    refetchOnReconnect: false,
  });
  const { currentData, isError } = query;
  const rows =
    currentData &&
    pageRows(
      currentData.pages.map((page) => ({ content: page.games })),
      ({ nodeId }) => nodeId,
    );
  const steady = useSteadyOrder(arg, currentData, rows);
  // The player's own lists begin with the latest game.
  const games = arg.source === 'recent' || arg.source === 'favourites' ? rows : steady;

  /** The ids of the games whose tables come with that of the game: those of its page. */
  function idsOf(game: Game): string {
    return tableIds(currentData?.pages.find(({ games: page }) => page.includes(game))?.games ?? []);
  }

  /** Loads the next page, or the first one if that failed. */
  function load() {
    void (games ? query.fetchNextPage() : query.refetch());
  }
  const loadAgain = useEffectEvent(load);

  useEffect(() => {
    if (!isError) return undefined;
    const handleOnline = () => loadAgain();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isError]);

  return { games, query, idsOf, load };
}

/** Returns a function that writes the lowest stake of a fishing game or poker room; undefined where the gateway offers no choice by stake, because tiles then show none. */
function useStakeLabel(category: string | undefined): ((game: Game) => string) | undefined {
  const { t } = useTranslation('games');
  const { data } = useVendorReply();
  const amount = useAmountText(data?.symbol ?? '', 'short');
  if (category !== 'FISH' && category !== 'PVP') return undefined;
  if (data && !data.choices[category]?.stakes.length) return undefined;
  // An empty label keeps all rows at one height, and the place of the label until the choices are known.
  return ({ minBet }) => (data && minBet ? t('tables.from', { amount: amount(minBet) }) : '');
}
