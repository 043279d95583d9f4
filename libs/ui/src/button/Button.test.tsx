import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('a tap calls the handler', async () => {
  const taps: string[] = [];
  render(<Button onClick={() => taps.push('tap')}>Deposit</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(taps).toEqual(['tap']);
});

test('while busy, it ignores taps and keeps its accessible name', async () => {
  const taps: string[] = [];
  render(
    <Button busy onClick={() => taps.push('tap')}>
      Pay
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(taps).toEqual([]);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('it does not submit a form by default', async () => {
  const sent: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('sent');
      }}
    >
      <Button>Other amount</Button>
      <Button type="submit">Pay</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Other amount' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(sent).toEqual(['sent']);
});

test('as an anchor it is a link with its address', () => {
  render(
    <Button as="a" href="#deposit">
      Deposit
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '#deposit');
});

test('a tap on a submit button keeps the focus in the field, because an error shown on blur would move the button away from the finger', async () => {
  const left: string[] = [];
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Amount" onBlur={() => left.push('left')} />
      <Button type="submit">Pay</Button>
      <Button>Other amount</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(left).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Other amount' }));
  expect(left).toEqual(['left']);
});

test('after a tap on a submit button, a field that was scrolled away gives its focus up, so that the form can scroll to it again', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Amount" />
      <Button type="submit">Pay</Button>
    </form>,
  );
  const field = screen.getByRole('textbox');
  field.getBoundingClientRect = () => new DOMRect(0, -500, 300, 48);
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(field).not.toHaveFocus();
});
