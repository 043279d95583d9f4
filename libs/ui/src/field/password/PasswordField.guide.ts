import type { ComponentGuide } from '../../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the login password.',
  synonyms: ['password', 'secret', 'show password', 'hide password', 'login', 'sign in'],
  do: ['Set `autoComplete` to `current-password` or `new-password`.'],
  dont: ['Do not forbid pasting.', 'Do not ask for a second entry: the player can look at it.'],
  words: '"Password"; rules belong in `hint`.',
  accessibility: 'The button says whether it shows or hides the password.',
  status: 'stable',
  since: '0.1',
};
