import type { ComponentGuide } from '../../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a message of several lines.',
  synonyms: ['multiline', 'long text', 'message', 'comment', 'feedback'],
  do: ['Show a counter where the gateway limits the length.'],
  dont: ['Do not use it for one line.'],
  words: 'The hint says what helps: "When did it happen, and how much was it?"',
  accessibility: 'It grows with its content, so that nothing is hidden while typing.',
  status: 'stable',
  since: '0.1',
};
