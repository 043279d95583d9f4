import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For short announcements of the operator in one line.',
  synonyms: ['marquee', 'news', 'announcement', 'scrolling text', 'running text'],
  do: ['Link each to the whole notice.'],
  dont: ['Do not hide anything in it that a player must know before paying.'],
  words: 'One sentence each.',
  accessibility: 'It can be paused and does not move with reduced motion.',
  status: 'stable',
  since: '0.1',
};
