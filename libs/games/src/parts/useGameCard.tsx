import { useArt } from '@parlour/merchant';
import type { PictureArt } from '@parlour/ui/picture';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../api/toGame';
import { GameCard } from './GameCard';
import { useHearts } from './useHearts';

type CardOptions = {
  isFavourite?: boolean;
  /** When its art is loaded. */
  load?: PictureArt['load'];
  tag?: string;
  vendorMark?: string;
  onAbout?: () => void;
};

/**
 * Widths in which the art of games is on offer, in pixels, and the share of the view that a tile takes: a little less than it is, so that
 * a phone of two pixels to one is not sent twice the width for the last twentieth.
 */
const widths = [200, 400];
const sizes = '27vw';

/** Where the name of a game comes into a sentence about it: translating is slow, so it is done once for all tiles of a list. */
const blank = '\0';

/** Draws the tile of a game; what all tiles of a list share is asked for once. */
export function useGameCard(): (game: Game, options?: CardOptions) => ReactElement {
  const { t } = useTranslation('games');
  const artOf = useArt();
  const hearts = useHearts();
  const heartLabel = t('tile.favourite', { name: blank });
  const aboutLabel = t('tile.about', { name: blank });

  return (game, { load, onAbout, ...own } = {}) => (
    <GameCard
      key={game.nodeId}
      game={game}
      picture={{ ...artOf(game.art, widths), sizes, placeholder: game.placeholder, load }}
      hearts={hearts}
      heartLabel={heartLabel.replace(blank, () => game.name)}
      about={onAbout && { label: aboutLabel.replace(blank, () => game.name), onOpen: onAbout }}
      {...own}
    />
  );
}
