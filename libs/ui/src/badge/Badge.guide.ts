import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the number of messages or tasks that wait.',
  synonyms: ['counter', 'dot', 'unread', 'number of messages', 'notification count'],
  do: ['Let it disappear at zero.'],
  dont: ['Do not use it for decoration or for "new".'],
  words: 'Digits only, "99+" at most.',
  accessibility: '`label` is the full text: "3 unread messages".',
  status: 'stable',
  since: '0.1',
};
