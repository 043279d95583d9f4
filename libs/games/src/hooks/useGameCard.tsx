import { useImageFiles } from '@parlour/merchant';
import type { ImageSource } from '@parlour/ui/image';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../api/toGame';
import { GameCard, type GameCardProps } from '../parts/GameCard';
import { useFavourites } from './useFavourites';
import { useGameNote } from './useGameNote';

type CardOptions = Pick<GameCardProps, 'isFavourite' | 'isHero' | 'tag' | 'vendorLabel' | 'onClick'> & {
  /** When its image loads. */
  load?: ImageSource['load'];
  onAbout?: () => void;
};

/** Widths of game images on the CDN, in pixels. */
const widths = [200, 400];
/** Width of a tile, slightly understated: a phone with two pixels per point then gets the 200 px image instead of the 400 px one. */
const sizes = '27vw';
const heroSizes = '54vw';

/** Placeholder for the game's name: translating is slow, so each label is translated once per list. */
const namePlaceholder = '\0';

/** Returns a function that renders the tile of a game. Everything that the tiles of a list share is computed once. */
export function useGameCard(): (game: Game, options?: CardOptions) => ReactElement {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  const favourites = useFavourites();
  const noteOf = useGameNote();
  const favouriteLabel = t('tile.favourite', { name: namePlaceholder });
  const aboutLabel = t('tile.about', { name: namePlaceholder });

  return (game, { load, onAbout, ...own } = {}) => (
    <GameCard
      key={game.nodeId}
      game={game}
      image={{ ...imageOf(game.image, widths), sizes: own.isHero ? heroSizes : sizes, placeholder: game.placeholder, load }}
      favourites={favourites}
      note={noteOf(game)}
      favouriteLabel={favouriteLabel.replace(namePlaceholder, () => game.name)}
      about={onAbout && { label: aboutLabel.replace(namePlaceholder, () => game.name), onOpen: onAbout }}
      {...own}
    />
  );
}
