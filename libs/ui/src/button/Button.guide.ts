import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For an action on this page; with `as={Link}`, for the next step on another page.',
  synonyms: [
    'call to action',
    'cta',
    'submit',
    'action',
    'save',
    'send',
    'primary button',
    'delete',
    'link button',
    'danger',
    'red button',
  ],
  do: [
    'Show one primary button at a time; use `secondary` for the other way and `ghost` for "not now".',
    'Set `busy` while it works: the label stays, and a second tap does nothing.',
  ],
  dont: ['Do not disable a button without saying why beside it.', 'Do not use `danger` for anything that can be undone.'],
  words: 'A verb and its object, with the amount where money moves: "Pay ₱1,000.00", never "Submit".',
  accessibility: 'The small size also has a target of 44 px. A link is `as={Link}`, so that it can be opened in a new tab.',
  status: 'stable',
  since: '0.1',
  changes: [
    { version: 'unreleased', text: 'A tap on a submit button counts, although leaving the field shows an error that moves the button.' },
  ],
};
