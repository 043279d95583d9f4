import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For chips that belong together: the filters of a list, the usual amounts of a field.',
  synonyms: ['filter bar', 'row of filters', 'group of chips', 'quick amounts'],
  do: ['Use `wrap` where all have to be seen, and `fill` for four amounts or fewer.'],
  dont: ['Do not scroll a row that has the only way to something.'],
  words: 'The label names what the chips choose: "Amounts".',
  accessibility: 'With a `label` it is a group, which readers name first.',
  status: 'stable',
  since: '0.1',
  partOf: 'Chip',
};
