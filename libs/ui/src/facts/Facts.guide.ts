import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For names and values of one thing: the details of an order.',
  synonyms: ['description list', 'details', 'key and value', 'summary', 'label and value', 'definition'],
  do: ['Put the deciding facts first.'],
  dont: ['Do not use it for comparing several things: use FigureTable.'],
  words: 'Short nouns on the left.',
  accessibility: 'A description list, so that each value is read with its name.',
  status: 'stable',
  since: '0.1',
};
