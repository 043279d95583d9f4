import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a common action in a bar or a row where a label does not fit: close, search, messages.',
  synonyms: ['icon without words', 'close button', 'toolbar button', 'menu button', 'search button', 'delete', 'remove'],
  do: ['Use icons that players know from other apps.'],
  dont: ['Do not use it for the main action of a screen: a button with words is clearer.', 'Do not put more than two beside each other.'],
  words: 'The label is a verb or the name of the place: "Close", "Messages".',
  accessibility: '`label` is the accessible name and required. The target is 44 px even when the icon is small.',
  status: 'stable',
  since: '0.1',
};
