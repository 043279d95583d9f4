import { render, screen } from '@testing-library/react';
import { IconTile } from './IconTile';

test('leads somewhere and says when it is the place', () => {
  render(<IconTile href="#fishing" icon="fish" label="Fishing" selected badge={3} />);
  const link = screen.getByRole('link', { name: /Fishing/ });
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(link).toHaveTextContent('3');
});
