import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a row of things of one kind that goes on beyond the screen, the most important first.',
  synonyms: ['horizontal list', 'scroller', 'slider', 'sideways scroll', 'swipe', 'row of cards'],
  do: ['Let the last visible item be cut, so that one sees that there is more.'],
  dont: ['Do not put the only way to something into a rail.', 'Do not put a rail into a rail.'],
  words: '`label` says what the row holds: "Hot games".',
  accessibility: 'Arrows appear for mouse and keyboard; a swipe is never the only way.',
  status: 'stable',
  since: '0.1',
};
