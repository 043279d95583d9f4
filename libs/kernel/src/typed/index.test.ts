import * as surface from '.';

test('the public surface of typed', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'PIN_LENGTH',
    'isPin',
    'loadMobileReader',
    'looksLikeZawgyi',
    'typedAccount',
    'typedAmount',
    'typedCode',
    'typedCount',
    'typedDigits',
    'typedLine',
    'typedPin',
    'typedText',
    'unicodeOfZawgyi',
  ]);
});
