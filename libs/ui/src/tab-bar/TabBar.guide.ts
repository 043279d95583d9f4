import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the main places of the app, at the bottom of the screen.',
  synonyms: ['bottom navigation', 'main menu', 'bottom menu', 'navigation bar'],
  do: ['Keep it to five places that never change their order.'],
  dont: ['Do not put actions into it.'],
  words: 'One word under each icon.',
  accessibility: 'Navigation with a name; the current place is marked by more than colour.',
  status: 'stable',
  since: '0.1',
  isFramed: true,
};
