import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For one line of a list: a setting, an account, a record. ListGroup puts rows on a card.',
  synonyms: ['list', 'row', 'item', 'menu', 'list item', 'setting', 'table row'],
  do: ['Use `as={Link}` or `as="button"` when a tap does something.'],
  dont: ['Do not put two actions of equal weight into a row.'],
  words: 'The first line is the name, the second one fact about it.',
  accessibility: 'The whole row is the target, at least 44 px high.',
  status: 'stable',
  since: '0.1',
};
