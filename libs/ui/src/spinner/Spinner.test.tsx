import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner';

test('it says what is being waited for', () => {
  render(<Spinner label="Loading games" />);
  expect(screen.getByRole('status', { name: 'Loading games' })).toBeInTheDocument();
});

test('beside a text it is silent', () => {
  render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
});
