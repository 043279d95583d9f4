import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For content that is loading and whose size is known.',
  synonyms: ['loading', 'placeholder', 'shimmer', 'loading list'],
  do: ['Give it the shape of the content to come, so that nothing jumps.'],
  dont: ['Do not show it for data that are there already.'],
  words: 'It has no text.',
  accessibility: 'Hidden from readers. It stands still with reduced motion.',
  status: 'stable',
  since: '0.1',
  changes: [{ version: 'unreleased', text: 'Ratio `16/9`.' }],
};
