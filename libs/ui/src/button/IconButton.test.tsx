import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';

test('its label is its accessible name', async () => {
  const taps: string[] = [];
  render(<IconButton icon="menu" label="Menu" onClick={() => taps.push('tap')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(taps).toEqual(['tap']);
});

test('it shows a count', () => {
  render(<IconButton icon="bell" label="Messages" badge={120} />);
  expect(screen.getByRole('button', { name: 'Messages 99+' })).toBeInTheDocument();
});
