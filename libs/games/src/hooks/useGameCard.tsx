import { withSymbol } from '@parlour/kernel';
import { isPlainTap } from '@parlour/kernel/device';
import { groupDigits, type Money } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import type { ImageSource } from '@parlour/ui/image';
import { type MouseEvent, type ReactElement, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Game } from '../api/toGame';
import { GameCard, type GameCardProps } from '../parts/GameCard';
import { useFavourites } from './useFavourites';
import { useGameImage } from './useGameImage';

export type CardOptions = Pick<
  GameCardProps,
  'isFavourite' | 'isPlain' | 'isHero' | 'tag' | 'figure' | 'note' | 'vendorLabel' | 'ratio' | 'facts' | 'onClick'
> & {
  /** Replaces the game's own image. */
  image?: ImageSource;
  /** When its image loads. */
  load?: ImageSource['load'];
  onAbout?: () => void;
};

export type GameCardOf = (game: Game, options?: CardOptions) => ReactElement;

/**
 * Returns a function that renders the tile of a game. Everything that the tiles of a list share is computed once. The function keeps its
 * identity between renders, so that a list that grows renders only its new tiles.
 */
export function useGameCard(): GameCardOf {
  const texts = useTileTexts();
  const imageOf = useGameImage();
  const favourites = useFavourites();
  const noteOf = useGameNote(texts);
  const handleOpen = useOpenLink();

  return useCallback(
    (game, { image, load, onAbout, ...own } = {}) => (
      <GameCard
        key={game.nodeId}
        game={game}
        image={{ ...(image ?? imageOf(game, own.isHero)), load }}
        favourites={favourites}
        noteOf={noteOf}
        favouriteLabel={texts.favourite({ name: game.name })}
        about={onAbout && { label: texts.about({ name: game.name }), onOpen: onAbout }}
        onOpen={handleOpen}
        {...own}
      />
    ),
    [favourites, handleOpen, imageOf, noteOf, texts],
  );
}

/** Opens plain links within the app. One function serves a whole list: a router's Link for each tile was a third of the tile's time to render. */
function useOpenLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();

  return useCallback(
    (event) => {
      // Another listener may have taken the tap, for example to open the sheet for visitors.
      if (event.defaultPrevented || !isPlainTap(event)) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      void navigate(pathname + search);
    },
    [navigate],
  );
}

/**
 * Returns functions that write the texts of a tile. Looking up a text is ten times slower than filling it in, so a list looks up each text once.
 */
function useTileTexts() {
  const { t, i18n } = useTranslation('games');

  return useMemo(() => {
    const textOf = (key: string) => {
      const text = t(key, { skipInterpolation: true });
      return (values: Record<string, string>) => i18n.services.interpolator.interpolate(text, values, i18n.language, {});
    };
    return {
      favourite: textOf('tile.favourite'),
      about: textOf('tile.about'),
      jackpot: textOf('tile.jackpot'),
      lastWin: textOf('tile.lastWin'),
      players: textOf('tile.players'),
    };
  }, [t, i18n]);
}

/**
 * Returns a function that writes the note on a game's tile: its jackpot, or else the last win, or else the number of players. A game of
 * which the gateway tells nothing has no note. The function keeps its identity between renders.
 */
function useGameNote(texts: ReturnType<typeof useTileTexts>): GameCardProps['noteOf'] {
  const locale = useLocale();

  return useCallback(
    (now, only) => {
      if (!now) return undefined;
      // A tile needs whole units only, and `formatMoney` would bring the arithmetic of amounts into the first view.
      const amount = (money: Money) => withSymbol(groupDigits(`${BigInt(money.replace(/\..*/, ''))}`, locale), now.symbol);
      const { jackpot, lastWin, players } = now;
      if (!only && jackpot !== undefined) {
        const figure = amount(jackpot);
        return { kind: 'jackpot', figure, text: texts.jackpot({ amount: figure }) };
      }
      if (!only && lastWin !== undefined) {
        const figure = amount(lastWin);
        return { kind: 'lastWin', figure, text: texts.lastWin({ amount: figure }) };
      }
      if (!players) return undefined;
      const figure = groupDigits(`${players}`, locale);
      return { kind: 'players', figure, text: texts.players({ players: figure }) };
    },
    [texts, locale],
  );
}
