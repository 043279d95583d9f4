import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a choice, a menu or details over the current screen.',
  synonyms: [
    'popup',
    'modal',
    'bottom sheet',
    'drawer',
    'action menu',
    'dropdown menu',
    'side panel',
    'overlay',
    'filter panel',
    'full screen',
  ],
  do: ['Put the main button into `footer`, so that it stays in sight.', 'Keep drafts with the owner: closing must lose nothing.'],
  dont: ['Do not use it for a question: use Dialog.', 'Do not open one unasked while a player is reading.'],
  words: 'The title says what to do or what it is: "Choose an account".',
  accessibility: 'Esc, Back, a tap outside and the button all close it, and the focus returns.',
  status: 'stable',
  since: '0.1',
  changes: [
    { version: 'unreleased', text: '`side="full"` covers the screen, and `head` takes the place of the title.' },
    { version: 'unreleased', text: 'Back closes it and stays on the page.' },
    { version: 'unreleased', text: 'A tap that closes it hides it at once; `onClose` is called after the paint.' },
  ],
  isFramed: true,
};
