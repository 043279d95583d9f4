import type { ComponentGuide } from '../../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For an amount of money that the player types.',
  synonyms: ['money input', 'number field', 'number input', 'currency input', 'deposit amount', 'stake'],
  do: ['Say the limits in `hint` before the player makes a mistake.', 'Offer usual amounts as chips below it.'],
  dont: ['Do not convert its value to a number: it is a decimal string.', 'Do not use it for a number that is not money.'],
  words: 'Label with what happens to the money: "Amount to withdraw".',
  accessibility: 'It opens the decimal keypad. The currency stands before the digits and belongs to the name.',
  status: 'stable',
  since: '0.1',
};
