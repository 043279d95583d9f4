import type { ComponentGuide } from '../../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For agreeing to something, or for switching one thing on.',
  synonyms: ['yes or no', 'toggle', 'switch', 'on and off', 'consent', 'tick', 'checkbox group', 'agree to terms', 'opt in'],
  do: ['Put the links to the terms inside the label.'],
  dont: ['Do not tick it in advance where it means consent.', 'Do not use two for a choice between two ways: use Segmented.'],
  words: 'A whole sentence in the first person: "I am 21 or older".',
  accessibility: 'The label is part of the target. The error is read with the checkbox.',
  status: 'stable',
  since: '0.1',
};
