import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the short result of what the player has just done; the app shows it once.',
  synonyms: ['toast', 'snackbar', 'popup message', 'notification', 'undo', 'saved message', 'confirmation message'],
  do: ['Keep it to one line; offer "Undo" where possible.'],
  dont: ['Do not use it for anything that the player must not miss.', 'Do not use it for an error of a field.'],
  words: 'What has happened, in the past: "Address copied".',
  accessibility: 'A live region. The time stops while a toast is touched, hovered or focused.',
  status: 'stable',
  since: '0.1',
  changes: [{ version: 'unreleased', text: 'Toasts stand below the header, so that the buttons at the end of the screen stay free.' }],
  isFramed: true,
};
