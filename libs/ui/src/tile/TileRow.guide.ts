import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the games of one section on a page with many sections, so that each section stays short.',
  synonyms: ['row of games', 'games in a row', 'horizontal games', 'section of games'],
  do: [
    'Put a SectionTitle above the row, with buttons that scroll it.',
    'Make the most important game the hero, the first and largest tile.',
  ],
  dont: ['Do not use it for the only list of a page: TileGrid shows more games at once.'],
  words: 'None of its own; the title above it names the row.',
  accessibility: 'It scrolls by touch, by the focus of its tiles and by the buttons of its title.',
  status: 'new',
  since: 'unreleased',
};
