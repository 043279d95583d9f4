import { groupDigits, readNumber } from './accountNumber';

const wallet = { kind: 'ewallet', minDigits: 11, maxDigits: 11, example: '09•• ••• ••••' } as const;
const bank = { kind: 'bank', minDigits: 10, maxDigits: 16, example: '0041 •••• ••••' } as const;

describe('readNumber', () => {
  it.each([
    ['0917 123 4567', wallet, undefined],
    ['0917-123-4567', wallet, undefined],
    ['၀၉၁၇ ၁၂၃ ၄၅၆၇', wallet, undefined],
    ['+63 917 123 4567', wallet, undefined],
    ['9171234567', wallet, undefined],
    ['+63 917 123 4567', bank, 'letters'],
    ['', wallet, 'empty'],
    ['0917x', wallet, 'letters'],
    ['0817', wallet, 'start'],
    ['1', wallet, 'start'],
    ['0', wallet, 'short'],
    ['091712345', wallet, 'short'],
    ['091712345678', wallet, 'long'],
    ['1234567890', bank, undefined],
    ['12345', bank, 'short'],
  ])('the number %j has the problem %s', (text, provider, problem) => {
    expect(readNumber(text, provider, '63').problem).toBe(problem);
  });
});

describe('groupDigits', () => {
  it.each([
    ['09171234567', '09•• ••• ••••', '0917 123 4567'],
    ['0917 1', '09•• ••• ••••', '0917 1'],
    ['1234567890', null, '1234 5678 90'],
    ['123456789012345', '••• •••', '123 456 7890 1234 5'],
    ['', null, ''],
  ])('groups %j by the example %j', (text, example, grouped) => {
    expect(groupDigits(text, example)).toBe(grouped);
    expect(grouped.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
});
