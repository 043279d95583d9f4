import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For an item of the TabBar whose owner decides when to show it.',
  synonyms: ['tab bar item', 'bottom menu item', 'bottom navigation link'],
  do: ['Give it the link component as `as`, for example `NavLink`.'],
  dont: ['Do not use it outside of a TabBar.'],
  words: 'One word under the icon.',
  accessibility: 'The current place is marked with `aria-current`.',
  status: 'stable',
  since: '0.1',
  partOf: 'TabBar',
};
