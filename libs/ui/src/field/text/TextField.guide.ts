import type { ComponentGuide } from '../../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For one line of text: a name, a phone number, a code.',
  synonyms: ['input', 'text box', 'text input', 'form field', 'search field', 'search box', 'email', 'phone number', 'name'],
  do: ["Spread `register('name')` of React Hook Form into it.", 'Set `autoComplete` and `inputMode`.'],
  dont: ['Do not use a placeholder in place of a label.'],
  words: 'The label is a noun. The error says how to put it right.',
  accessibility: 'Hint and error describe the field, and the first error gets the focus.',
  status: 'stable',
  since: '0.1',
};
