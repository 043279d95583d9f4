import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For views of one screen that share an address.',
  synonyms: ['switch views', 'tab', 'tab panel', 'views'],
  do: ['Keep the typed text when a player changes the tab.'],
  dont: ['Do not use it for steps of a task.', 'Do not use it for pages with an address each: use SegmentedNav.'],
  words: 'One or two words each.',
  accessibility: 'Arrow keys, Home and End move; each tab controls its panel.',
  status: 'stable',
  since: '0.1',
};
