import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a short wait in a small place, when it is unknown how much will appear.',
  synonyms: ['loading', 'busy', 'loader', 'waiting', 'wait'],
  do: ['Prefer Skeleton for a list or a screen.'],
  dont: ['Do not cover a screen with it.'],
  words: 'The label says what is awaited: "Loading".',
  accessibility: 'The label is read once; the movement stops with reduced motion.',
  status: 'stable',
  since: '0.1',
};
