import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PinField } from './PinField';

/** As kernel's `typedDigits` does for Burmese. */
const latin = (typed: string) => typed.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040));
const props = { label: 'Transaction password', length: 6, showLabel: 'Show', hideLabel: 'Hide', toDigits: latin } as const;

test('accepts digits only, one for each cell, typed or pasted', async () => {
  render(<PinField {...props} />);
  const field = screen.getByLabelText('Transaction password');
  await userEvent.click(field);
  await userEvent.paste('24 68-10 99');
  expect(field).toHaveValue('246810');
});

test('accepts the digits of another script', async () => {
  render(<PinField {...props} />);
  const field = screen.getByLabelText('Transaction password');
  await userEvent.type(field, '၂၄၆၈၁၀');
  expect(field).toHaveValue('246810');
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
