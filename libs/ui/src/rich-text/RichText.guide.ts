import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For formatted text that comes from the gateway: terms, notices, help.',
  synonyms: ['html', 'formatted text', 'terms and conditions', 'help text', 'markdown', 'article'],
  do: ['Tell it which origins of images are allowed.'],
  dont: ['Do not use it for texts of the app: those are messages.'],
  words: "The operator's words, unchanged.",
  accessibility: 'Headings and lists stay what they are; dangerous markup is removed.',
  status: 'stable',
  since: '0.1',
};
