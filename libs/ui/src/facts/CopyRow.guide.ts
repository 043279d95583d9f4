import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a value that is needed elsewhere: an account number, an order number.',
  synonyms: ['copy', 'clipboard', 'order number', 'account number', 'copy button', 'share code'],
  do: ['Show long values in groups with `shown`; the whole is copied.'],
  dont: ['Do not use it for text that nobody copies: use Facts.'],
  words: 'The label names the value; the button says "Copy" and then "Copied".',
  accessibility: 'The result is announced, and the button names the value.',
  status: 'stable',
  since: '0.1',
  changes: [{ version: 'unreleased', text: '`shown` stands in place of the value, for example an amount with separators.' }],
};
