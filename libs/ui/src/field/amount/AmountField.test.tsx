import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SymbolsAfter } from '../../money/symbolPlace';
import { AmountField } from './AmountField';

test('what is typed or pasted stays as it is', async () => {
  render(<AmountField label="Amount" symbol="₱" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '1a0,0');
  await userEvent.paste('₱ 1.250,509');
  expect(screen.getByRole('textbox')).toHaveValue('1a0,0₱ 1.250,509');
});

test('the symbol stands on the side where the currency has it', () => {
  const { container } = render(
    <SymbolsAfter value={['₫']}>
      <AmountField label="Amount" symbol="₫" />
      <AmountField label="Amount" symbol="₱" />
    </SymbolsAfter>,
  );
  const sides = [...container.querySelectorAll('input')].map(({ previousSibling, nextSibling }) => [
    previousSibling?.textContent,
    nextSibling?.textContent,
  ]);
  expect(sides).toEqual([
    [undefined, '₫'],
    ['₱', undefined],
  ]);
});

test('how the amount was understood describes the field, and gives way to an error', () => {
  const { rerender } = render(<AmountField label="Amount" hint="₱100 to ₱20,000" reading="= ₱1,000.00" defaultValue="1 000" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('₱100 to ₱20,000 = ₱1,000.00');
  rerender(<AmountField label="Amount" hint="₱100 to ₱20,000" reading="= ₱1,000.00" error="Too little" defaultValue="1 000" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too little ₱100 to ₱20,000');
});

test('phones show the decimal keyboard', () => {
  render(<AmountField label="Amount" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
});
