import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the rows of a list on one card, with a heading if there are several cards.',
  synonyms: ['list', 'group of rows', 'list on a card', 'menu', 'settings list'],
  do: ['Group by what a player looks for, three to eight rows each.'],
  dont: ['Do not put other cards into it.'],
  words: 'The heading is a short noun: "Security".',
  accessibility: 'The heading is a level 2 heading of the screen.',
  status: 'stable',
  since: '0.1',
  partOf: 'ListRow',
};
