import { useImageFiles } from '@parlour/content';
import type { ImageSource } from '@parlour/ui/image';
import { useCallback } from 'react';
import type { Game } from '../api/toGame';

/** Widths of game images on the CDN, in pixels. */
const widths = [200, 400];
/** Width of a tile, slightly understated: a phone with two pixels per point then gets the 200 px image instead of the 400 px one. */
const sizes = '27vw';
const heroSizes = '54vw';

/** Returns a function that gives the image of a game on a tile. The function keeps its identity between renders. */
export function useGameImage(): (game: Game, isHero?: boolean) => ImageSource {
  const filesOf = useImageFiles();
  return useCallback(
    (game, isHero) => ({ ...filesOf(game.image, widths), sizes: isHero ? heroSizes : sizes, placeholder: game.placeholder }),
    [filesOf],
  );
}
