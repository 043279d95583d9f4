import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a choice of two to about six that each need a line of explanation, such as ways to pay.',
  synonyms: [
    'choice of three',
    'choice of two',
    'radio buttons',
    'radio group',
    'options with a description',
    'payment method',
    'way to pay',
    'pick one',
  ],
  do: ['Say in the second line what decides: cost, time, limit.', 'Disable a choice with the reason in its text.'],
  dont: ['Do not use it for bare words: use Segmented for up to four and SelectField for more.'],
  words: 'The title is the name of the thing; the text is one short fact.',
  accessibility: 'A group of radio buttons: arrow keys move, and `label` names the group.',
  status: 'stable',
  since: '0.1',
};
