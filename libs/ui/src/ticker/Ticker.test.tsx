import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('the second copy takes no focus', async () => {
  const { container } = render(<Ticker items={items} {...labels} />);
  expect(container.querySelectorAll('a')).toHaveLength(2);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'New game' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
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

test('spec 9: 60 fps: the compositor alone moves it, by its transform, and nothing wakes the page', () => {
  const clocks = [jest.spyOn(window, 'setInterval'), jest.spyOn(window, 'setTimeout'), jest.spyOn(window, 'requestAnimationFrame')];
  const { container } = render(<Ticker items={items} {...labels} />);
  for (const clock of clocks) expect(clock).not.toHaveBeenCalled();
  expect(container.querySelector('.track')).toHaveStyle({ '--ticker-duration': '12s' });

  const css = readFileSync(join(__dirname, 'Ticker.module.css'), 'utf8');
  const frames = /@keyframes pass \{([^@]*?)\n\}/.exec(css)?.[1] ?? '';
  expect(frames.match(/[\w-]+(?=:)/g)).toEqual(['transform']);
  expect(css.match(/animation: .*/g)).toEqual(['animation: pass var(--ticker-duration, 24s) 2s linear infinite;', 'animation: none;']);
  expect(css).toMatch(/\[data-paused\] \.track,[^}]*animation-play-state: paused/);
  expect(css).not.toMatch(/transition|margin-left|left:/);
});
