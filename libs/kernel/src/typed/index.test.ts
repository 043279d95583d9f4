import * as surface from '.';

test('the public surface of typed', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'loadMobileReader',
    'looksLikeZawgyi',
    'typedAccount',
    'typedAmount',
    'typedCode',
    'typedDigits',
    'unicodeOfZawgyi',
  ]);
});
