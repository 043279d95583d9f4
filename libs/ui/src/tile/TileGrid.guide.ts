import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For many games at once: three in a row, five on a tablet, two with large text.',
  synonyms: ['grid of games', 'game grid', 'grid', 'all games', 'gallery', 'game list'],
  do: ['Use WindowList around it for more than about sixty tiles.'],
  dont: ['Do not mix games and vendors in one grid.'],
  words: 'It has no text; the title above it names the games.',
  accessibility: 'The order on screen is the order of the Tab key.',
  status: 'stable',
  since: '0.1',
  partOf: 'GameTile',
};
