import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a card of up to a thousand rows.',
  synonyms: ['virtual list', 'table', 'infinite scroll', 'many rows', 'load more', 'history', 'long list'],
  do: ['Load more by pages.'],
  dont: ['Do not use it for a dozen rows: ListGroup is simpler.'],
  words: 'It has no text of its own.',
  accessibility: 'Rows outside the view are left out and come back when they are reached.',
  status: 'stable',
  since: '0.1',
};
