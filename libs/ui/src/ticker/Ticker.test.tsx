import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ticker } from './Ticker';

const labels = { label: 'Announcements', pauseLabel: 'Stop', playLabel: 'Go on' };
const items = [
  { id: '1', text: 'Reef week starts' },
  { id: '2', text: 'New game', as: 'a', linkProps: { href: '#new' } },
] as const;

test('says each announcement once, and links lead on', () => {
  render(<Ticker items={items} {...labels} />);
  expect(screen.getByRole('group', { name: 'Announcements' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'New game' })).toHaveAttribute('href', '#new');
});

test('stops and goes on', async () => {
  render(<Ticker items={items} {...labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('group')).toHaveAttribute('data-paused');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('group')).not.toHaveAttribute('data-paused');
});

test('nothing to say, nothing there', () => {
  const { container } = render(<Ticker items={[]} {...labels} />);
  expect(container).toBeEmptyDOMElement();
});
