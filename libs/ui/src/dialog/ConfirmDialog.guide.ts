import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the question before something that cannot be undone, unless a summary with a password asks it already.',
  synonyms: ['confirm', 'confirmation', 'are you sure', 'delete', 'deleting', 'cancel an order', 'yes or no'],
  do: [
    'Let the text name the consequence, with the amount.',
    'Set `busy` until the answer is there: the dialog stays, and a second tap does nothing.',
  ],
  dont: ['Do not ask before an action that can be undone: offer "Undo" in a toast.'],
  words: 'Both buttons say what they do: "Cancel order", "Keep order". Where money moves, the amount is on the button: "Give up ₱500.00".',
  accessibility: 'Like Dialog, it holds the focus, and Esc and Back mean "no".',
  status: 'stable',
  since: '0.1',
  isFramed: true,
};
