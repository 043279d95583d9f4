import { isPlainTap } from '@parlour/kernel';
import type { ImageSource } from '@parlour/ui/image';
import { type MouseEvent, type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Game } from '../api/toGame';
import { GameCard, type GameCardProps } from '../parts/GameCard';
import { useFavourites } from './useFavourites';
import { useGameImage } from './useGameImage';
import { useGameNote } from './useGameNote';

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
