import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner';

test('its label names the pending content', () => {
  render(<Spinner label="Loading games" />);
  expect(screen.getByRole('status', { name: 'Loading games' })).toBeInTheDocument();
});

test('without a label, it is hidden from screen readers', () => {
  render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
});
