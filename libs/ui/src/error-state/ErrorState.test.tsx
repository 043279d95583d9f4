import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';

test('shows what failed and the error code, and can be retried', async () => {
  const tries: string[] = [];
  render(<ErrorState title="We couldn't load Games" code="NETWORK" retryLabel="Try again" onRetry={() => tries.push('again')} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/We couldn't load Games.*NETWORK/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toEqual(['again']);
});

test('cannot be retried while a retry is running', () => {
  render(<ErrorState title="We couldn't load Games" retryLabel="Try again" onRetry={() => undefined} busy />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
});
