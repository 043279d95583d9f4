import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For two to four short options of which one is always chosen.',
  synonyms: [
    'choice of two',
    'choice of three',
    'choice of four',
    'radio buttons',
    'radio group',
    'toggle',
    'switch',
    'segmented control',
    'pick one',
    'day week month',
    'period',
  ],
  do: ['Keep the options to one word each.'],
  dont: ['Do not use it to move between pages: use SegmentedNav.', 'Do not use it for more than four: use SelectField or chips.'],
  words: 'Nouns or adjectives of the same kind: "Day · Week · Month".',
  accessibility: 'A group of radio buttons with a name; the choice does not depend on colour alone.',
  status: 'stable',
  since: '0.1',
};
