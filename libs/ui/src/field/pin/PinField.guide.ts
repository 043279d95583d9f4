import type { ComponentGuide } from '../../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the transaction password and for codes of a fixed length.',
  synonyms: ['one-time code', 'otp', 'pin', 'code field', 'sms code', 'transaction password', 'verification code'],
  do: ['Send by itself when it is full only if nothing moves money.'],
  dont: ['Do not use it for a password of free length.'],
  words: 'Use the same name for the code everywhere: "Transaction password".',
  accessibility: 'It is one field, so that codes can be pasted and filled in by the phone.',
  status: 'stable',
  since: '0.1',
};
