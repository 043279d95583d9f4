import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the games of one section, where a page has many sections and each is to stay low.',
  synonyms: ['row of games', 'games in a row', 'horizontal games', 'section of games'],
  do: ['Put a title with buttons that turn the row above it.', 'Let the tile that matters most lead as the hero.'],
  dont: ['Do not use it on a page that has one list only; TileGrid shows more at once.'],
  words: 'None of its own; the title above it names the row.',
  accessibility: 'It scrolls by touch, by the focus of its tiles and by the buttons of its title.',
  status: 'new',
  since: 'unreleased',
};
