import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For words that only screen readers need, because everyone else sees the picture.',
  synonyms: ['screen reader text', 'text for screen readers', 'sr only', 'hidden label', 'accessible name', 'aria'],
  do: ['Prefer words that everyone sees; use it where a sign already says the same.'],
  dont: ['Do not hide a button or a link in it: the focus would disappear.'],
  words: 'A whole phrase: "Balance hidden", "opens in a new tab".',
  accessibility: 'It is read in its place and takes no room on the screen.',
  status: 'stable',
  since: '0.1',
  partOf: 'Icon',
};
