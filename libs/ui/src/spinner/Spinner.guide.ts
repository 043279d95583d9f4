import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For waiting without a known shape or length, inside a small place.',
  synonyms: ['loading', 'busy', 'loader', 'waiting', 'wait'],
  do: ['Prefer Skeleton for a list or a screen.'],
  dont: ['Do not cover a screen with it.'],
  words: 'The label says what is awaited: "Loading".',
  accessibility: 'The label is read once; the movement stops with reduced motion.',
  status: 'stable',
  since: '0.1',
};
