import { render, screen } from '@testing-library/react';
import { IconTile } from './IconTile';

test('is a link and marks the current page', () => {
  render(<IconTile href="#fishing" icon="fish" label="Fishing" selected badge={3} />);
  const link = screen.getByRole('link', { name: /Fishing/ });
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(link).toHaveTextContent('3');
});
