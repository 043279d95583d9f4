import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For parts one below the other with equal gaps.',
  synonyms: ['spacing', 'gap', 'vertical layout', 'column', 'space between'],
  do: [
    'Use one gap for parts of one kind, and a larger one between groups.',
    'Put a loading state where its content will stand: what follows it appears together with the content, or after five seconds, and does not move.',
  ],
  dont: ['Do not set margins on the parts.'],
  words: 'It has no text.',
  accessibility: 'The order on screen is the order of reading.',
  status: 'stable',
  since: '0.1',
  partOf: 'Page',
};
