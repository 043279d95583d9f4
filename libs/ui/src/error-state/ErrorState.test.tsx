import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';

test('says what failed, with its code, and tries again', async () => {
  const tries: string[] = [];
  render(<ErrorState title="Games did not load" code="NETWORK" retryLabel="Try again" onRetry={() => tries.push('again')} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/Games did not load.*NETWORK/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toEqual(['again']);
});

test('while it tries, it does not try once more', () => {
  render(<ErrorState title="Games did not load" retryLabel="Try again" onRetry={() => undefined} busy />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
});
