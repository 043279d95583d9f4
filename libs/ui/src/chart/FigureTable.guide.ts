import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For figures that are compared by row and column.',
  synonyms: ['table', 'grid of numbers', 'columns', 'spreadsheet', 'data table', 'figures'],
  do: ['Align figures and keep the units in the heads.'],
  dont: ['Do not use it for two columns of names and values: use Facts.'],
  words: 'Short heads; the label names the whole table.',
  accessibility: 'A real table that scrolls in a box of its own, which the keyboard can reach.',
  status: 'stable',
  since: '0.1',
};
