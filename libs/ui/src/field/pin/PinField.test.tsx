import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PinField } from './PinField';

/** As kernel's `typedPin` does for Burmese digits and spaces. */
const latin = (typed: string) => {
  const digits = typed.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040)).replaceAll(' ', '');
  return digits.length > 6 ? typed : digits;
};
const props = { label: 'Transaction password', length: 6, showLabel: 'Show', hideLabel: 'Hide', toDigits: latin } as const;

test.each([
  ['grouped digits', '24 68 10', '246810'],
  ['the digits of another script', '၂၄၆၈၁၀', '246810'],
])('accepts %s, one for each cell', async (_, pasted, digits) => {
  render(<PinField {...props} />);
  const field = screen.getByLabelText('Transaction password');
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field).toHaveValue(digits);
  expect(field).toBeValid();
});

test.each(['24 68 10 99', '24a'])('keeps %j, which does not fit the cells, as it was pasted', async (pasted) => {
  render(<PinField {...props} />);
  const field = screen.getByLabelText('Transaction password');
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field).toHaveValue(pasted);
  expect(field).toBeInvalid();
});

test('what a keyboard composes is left alone, and read when it is done', () => {
  const told: string[] = [];
  render(<PinField {...props} onChange={({ target }) => told.push(target.value)} />);
  const field = screen.getByLabelText('Transaction password');
  fireEvent.compositionStart(field);
  for (const value of ['၂', '၂၄']) {
    fireEvent.input(field, { target: { value }, isComposing: true });
    expect(field).toHaveValue(value);
  }
  fireEvent.compositionEnd(field, { data: '၂၄' });
  expect(field).toHaveValue('24');
  expect(told.at(-1)).toBe('24');
});

test('a digit that is added in the middle leaves the cursor there', async () => {
  render(<PinField {...props} defaultValue="2468" />);
  const field = screen.getByLabelText<HTMLInputElement>('Transaction password');
  await userEvent.type(field, '၁', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('21468');
  expect(field.selectionStart).toBe(2);
});

test('is masked until the player shows it', async () => {
  render(<PinField {...props} defaultValue="246810" />);
  const field = screen.getByLabelText('Transaction password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('a password manager does not mistake it for the login password', () => {
  render(<PinField {...props} />);
  expect(screen.getByLabelText('Transaction password')).toHaveAttribute('autocomplete', 'one-time-code');
});
