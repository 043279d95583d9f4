import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a question that the player has to answer before going on; ConfirmDialog asks before what cannot be undone.',
  synonyms: ['popup', 'modal', 'alert', 'confirm', 'question', 'yes or no'],
  do: ['Name the buttons by what they do: "Cancel bet", "Keep bet".'],
  dont: ['Do not use it for news or results: use a toast or Notice.', 'Do not open a dialog from a dialog.'],
  words: 'The title is the question; one or two sentences name the consequence.',
  accessibility: 'It holds the focus and gives it back. Esc and Back mean "no".',
  status: 'stable',
  since: '0.1',
  changes: [{ version: 'unreleased', text: 'Back closes it and stays on the page. Without `onClose`, the player has to choose.' }],
  isFramed: true,
};
