import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('a tap does what it says', async () => {
  const taps: string[] = [];
  render(<Button onClick={() => taps.push('tap')}>Deposit</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(taps).toEqual(['tap']);
});

test('while it is busy further taps do nothing, and its name stays', async () => {
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

test('it does not submit a form unless told to', async () => {
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

test('as a link it is a link', () => {
  render(
    <Button as="a" href="#deposit">
      Deposit
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '#deposit');
});

test('a tap on a submit leaves the focus in its field, whose error would move the button away under the finger', async () => {
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
