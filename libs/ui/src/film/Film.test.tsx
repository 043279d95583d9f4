import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Film } from './Film';

// jsdom plays no videos, so the test fires the media events itself.
const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
  fireEvent.play(this);
});
jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
  fireEvent.pause(this);
});
afterEach(() => document.documentElement.removeAttribute('data-motion'));

const props = { src: '/harbor.webm', image: { src: '/harbor.webp', alt: 'Welcome back' }, pauseLabel: 'Stop', playLabel: 'Play' };
const filmOf = (container: HTMLElement) => container.querySelector('video');
function show(more: Partial<Parameters<typeof Film>[0]> = {}) {
  const { container, unmount } = render(<Film {...props} {...more} />);
  const film = filmOf(container) as HTMLVideoElement;
  return { container, unmount, film };
}
function load(film: HTMLVideoElement, duration: number) {
  Object.defineProperty(film, 'duration', { value: duration });
  fireEvent.loadedMetadata(film);
}

test('it is muted, plays inline, loops, and has its image below it', () => {
  const { film } = show();
  expect(film).toMatchObject({ muted: true, loop: true, autoplay: true });
  expect(film).toHaveAttribute('playsinline');
  expect(film).toHaveAttribute('src', '/harbor.webm');
  expect(screen.getByRole('img', { name: 'Welcome back' })).toHaveAttribute('src', '/harbor.webp');
});

test('it can be paused and played again', async () => {
  const { film } = show();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  fireEvent.play(film);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
});

test('it starts at the given second and reports its position on unmount', () => {
  const left: number[] = [];
  const { film, unmount } = show({ startAt: 4, onLeave: (second) => left.push(second) });
  load(film, 10);
  expect(film.currentTime).toBe(4);
  film.currentTime = 7;
  fireEvent.timeUpdate(film);
  unmount();
  expect(left).toEqual([7]);
});

test('a film that never loaded reports the second it was given, and a film shorter than that second starts at 0', () => {
  const left: number[] = [];
  show({ startAt: 4, onLeave: (second) => left.push(second) }).unmount();
  expect(left).toEqual([4]);
  const { film } = show({ startAt: 12 });
  load(film, 10);
  expect(film.currentTime).toBe(0);
});

test('a tap follows the link; the pause button is outside it', () => {
  show({ as: 'a', linkProps: { href: '#harbor' } });
  const link = screen.getByRole('link', { name: 'Welcome back' });
  expect(link).toHaveAttribute('href', '#harbor');
  expect(link).not.toContainElement(screen.getByRole('button'));
});

test.each([
  ['less motion', () => document.documentElement.setAttribute('data-motion', 'reduce'), {}],
  ['no file', () => undefined, { src: undefined }],
])('with %s, only the image is shown', (_, prepare, more) => {
  prepare();
  const { film } = show(more);
  expect(film).toBeNull();
  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('if the film fails to load, its image stays', () => {
  const { container, film } = show();
  fireEvent.error(film);
  expect(filmOf(container)).toBeNull();
  expect(screen.getByRole('img', { name: 'Welcome back' })).toBeVisible();
});
