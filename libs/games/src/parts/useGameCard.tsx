import { useArt } from '@parlour/merchant';
import type { ReactElement } from 'react';
import type { Game } from '../api/toGame';
import { GameCard } from './GameCard';
import { useHearts } from './useHearts';

type CardOptions = {
  isFavourite?: boolean;
  /** In the first view: its art is loaded at once. */
  isFirst?: boolean;
  tag?: string;
  vendorMark?: string;
  onAbout?: () => void;
};

/** Widths in which the art of games is on offer, in pixels, and the share of the view that a tile takes. */
const widths = [200, 400];
const sizes = '31vw';

/** Draws the tile of a game; what all tiles of a list share is asked for once. */
export function useGameCard(): (game: Game, options?: CardOptions) => ReactElement {
  const artOf = useArt();
  const hearts = useHearts();

  return (game, { isFirst, ...own } = {}) => (
    <GameCard
      key={game.nodeId}
      game={game}
      picture={{ ...artOf(game.art, widths), sizes, placeholder: game.placeholder, priority: isFirst }}
      hearts={hearts}
      {...own}
    />
  );
}
