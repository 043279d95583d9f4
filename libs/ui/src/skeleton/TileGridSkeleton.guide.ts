import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a TileGrid whose games are loading.',
  synonyms: ['loading games', 'placeholder grid', 'loading grid'],
  do: ['Set `count` to the number of tiles of a full first view.'],
  dont: ['Do not show it for games that are there already.'],
  words: 'It has no text.',
  accessibility: 'Hidden from readers. It stands still with reduced motion.',
  status: 'stable',
  since: '0.1',
  partOf: 'Skeleton',
};
