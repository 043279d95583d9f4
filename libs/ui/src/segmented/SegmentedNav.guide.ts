import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For two to four related pages that have an address each.',
  synonyms: ['sub navigation', 'pages', 'sub menu', 'tabs with addresses', 'tab links'],
  do: ['Give each page its own route.'],
  dont: ['Do not use it for a choice within a form: use Segmented.'],
  words: 'Nouns of the same kind: "Deposits · Withdrawals".',
  accessibility: 'Navigation with a name; the current page is marked.',
  status: 'stable',
  since: '0.1',
};
