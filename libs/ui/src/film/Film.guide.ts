import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a short silent video of the operator.',
  synonyms: ['video', 'clip', 'animation', 'movie', 'autoplay'],
  do: ['Give it a poster that says the same.'],
  dont: ['Do not use it for content that needs sound or reading.'],
  words: '"Pause" and "Play", and the name of where it leads.',
  accessibility: 'It can be paused; with reduced motion only the poster shows.',
  status: 'stable',
  since: '0.1',
};
