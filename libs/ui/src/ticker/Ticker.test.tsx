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

test('exposes each announcement once, with its link', () => {
  render(<Ticker items={items} {...labels} />);
  expect(screen.getByRole('group', { name: 'Announcements' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'New game' })).toHaveAttribute('href', '#new');
});

test('the second copy cannot be focused', async () => {
  const { container } = render(<Ticker items={items} {...labels} />);
  expect(container.querySelectorAll('a')).toHaveLength(2);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'New game' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
});

test('can be paused and resumed', async () => {
  render(<Ticker items={items} {...labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('group')).toHaveAttribute('data-paused');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('group')).not.toHaveAttribute('data-paused');
});

test('without announcements, it renders nothing', () => {
  const { container } = render(<Ticker items={[]} {...labels} />);
  expect(container).toBeEmptyDOMElement();
});

test('spec 9: 60 fps: only the compositor animates it, with a transform; no timer runs', () => {
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
