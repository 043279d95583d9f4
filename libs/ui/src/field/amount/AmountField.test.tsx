import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { AmountField } from './AmountField';

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <>
      <AmountField label="Amount" symbol="₱" value={value} onChange={(event) => setValue(event.target.value)} />
      <output>{value}</output>
    </>
  );
}

test('a pasted amount becomes a decimal string', async () => {
  render(<Controlled />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Amount' }));
  await userEvent.paste('₱ 1,250.509');
  expect(screen.getByRole('textbox')).toHaveValue('1250.50');
  expect(screen.getByRole('status')).toHaveTextContent('1250.50');
});

test('a field registered with a form library submits the decimal string too', async () => {
  const sent: unknown[] = [];
  function Form() {
    const { register, handleSubmit } = useForm<{ amount: string }>();
    return (
      <form onSubmit={handleSubmit((values) => sent.push(values))}>
        <AmountField label="Amount" symbol="₱" {...register('amount')} />
      </form>
    );
  }
  render(<Form />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '1a0,0{Enter}');
  expect(sent).toEqual([{ amount: '100' }]);
});

test('phones show the decimal keyboard, or the numeric one for whole numbers', () => {
  const { rerender } = render(<AmountField label="Amount" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
  rerender(<AmountField label="Amount" decimals={0} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
});
