import { render, screen } from '@testing-library/react';
import { VendorTile } from './VendorTile';

test('shows the number of games, or why the vendor is closed', () => {
  const { rerender } = render(<VendorTile href="#orchid" name="Orchid" image={{ src: '/orchid.webp' }} text="128 games" />);
  expect(screen.getByRole('link', { name: /Orchid.*128 games/ })).toBeInTheDocument();
  rerender(<VendorTile href="#orchid" name="Orchid" image={{ src: '/orchid.webp' }} text="128 games" closed="Back at 14:00" />);
  expect(screen.getByRole('link', { name: /Orchid.*Back at 14:00/ })).toBeInTheDocument();
});
