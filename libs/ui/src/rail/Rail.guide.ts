import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For more things of one kind than fit in a row, of which the first are the most important.',
  synonyms: ['horizontal list', 'scroller', 'slider', 'sideways scroll', 'swipe', 'row of cards'],
  do: ['Let the last visible item be cut, so that one sees that there is more.'],
  dont: ['Do not put the only way to something into a rail.', 'Do not put a rail into a rail.'],
  words: '`label` says what the row holds: "Hot games".',
  accessibility: 'Arrows appear for mouse and keyboard; a swipe is never the only way.',
  status: 'stable',
  since: '0.1',
};
