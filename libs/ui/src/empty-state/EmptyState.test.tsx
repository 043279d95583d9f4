import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';

test('gives the reason and the next step', () => {
  render(<EmptyState icon="heart" title="No favourites yet" text="Tap a heart." action={<button>Find games</button>} />);
  expect(screen.getByText('No favourites yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Find games' })).toBeInTheDocument();
});
