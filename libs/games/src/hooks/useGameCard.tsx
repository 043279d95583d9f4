import { isPlainTap } from '@parlour/kernel/device';
import { groupDigits, type Money } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import type { ImageSource } from '@parlour/ui/image';
import type { GameTileProps } from '@parlour/ui/tile';
import { type MouseEvent, type ReactElement, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Game } from '../api/toGame';
import { GameCard, type GameCardProps } from '../parts/GameCard';
import { useFavourites } from './useFavourites';
import { useGameImage } from './useGameImage';

type CardOptions = Pick<GameCardProps, 'isFavourite' | 'isPlain' | 'isHero' | 'tag' | 'vendorLabel' | 'onClick'> & {
  /** When its image loads. */
  load?: ImageSource['load'];
  onAbout?: () => void;
};

/** Placeholder for the game's name: translating is slow, so each label is translated once per list. */
const namePlaceholder = '\0';

/**
 * Returns a function that renders the tile of a game. Everything that the tiles of a list share is computed once. The function keeps its
 * identity between renders, so that a list that grows renders only its new tiles.
 */
export function useGameCard(): (game: Game, options?: CardOptions) => ReactElement {
  const { t } = useTranslation('games');
  const imageOf = useGameImage();
  const favourites = useFavourites();
  const noteOf = useGameNote();
  const handleOpen = useOpenLink();
  const favouriteLabel = t('tile.favourite', { name: namePlaceholder });
  const aboutLabel = t('tile.about', { name: namePlaceholder });

  return useCallback(
    (game, { load, onAbout, ...own } = {}) => (
      <GameCard
        key={game.nodeId}
        game={game}
        image={{ ...imageOf(game, own.isHero), load }}
        favourites={favourites}
        note={noteOf(game)}
        favouriteLabel={favouriteLabel.replace(namePlaceholder, () => game.name)}
        about={onAbout && { label: aboutLabel.replace(namePlaceholder, () => game.name), onOpen: onAbout }}
        onOpen={handleOpen}
        {...own}
      />
    ),
    [aboutLabel, favouriteLabel, favourites, handleOpen, imageOf, noteOf],
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

/** Placeholder for a number: translating is slow, so each text is translated once per list. */
const placeholder = '\0';

/**
 * Returns a function that writes the note on a game's tile: its jackpot, or else the last win, or else the number of players. A game of
 * which the gateway tells nothing has no note. The function keeps its identity between renders.
 */
function useGameNote(): (game: Game) => GameTileProps['note'] {
  const { t } = useTranslation('games');
  const locale = useLocale();

  return useMemo(() => {
    const lastWin = t('tile.lastWin', { amount: placeholder });
    const players = t('tile.players', { players: placeholder });

    return ({ now }) => {
      if (!now) return undefined;
      const space = /\p{L}\.?$/u.test(now.symbol) ? '\u00A0' : '';
      // A tile needs whole units only, and `formatMoney` would bring the arithmetic of amounts into the first view.
      const amount = (money: Money) => `${now.symbol}${space}${groupDigits(`${BigInt(money.replace(/\..*/, ''))}`, locale)}`;
      if (now.jackpot !== undefined) return { text: amount(now.jackpot), tone: 'gold' };
      const { lastWin: won } = now;
      if (won !== undefined) return { text: lastWin.replace(placeholder, () => amount(won)) };
      return now.players ? { text: players.replace(placeholder, () => groupDigits(`${now.players}`, locale)) } : undefined;
    };
  }, [t, locale]);
}
