import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WindowList } from './WindowList';

const chunkHeight = 320;
const view = 800;
const games = Array.from({ length: 10_000 }, (_, index) => `Game ${index}`);

/** jsdom has no layout, so every chunk gets the same height and the grid starts at the top of the page. */
let scrolled = 0;
let heightOf = (element: Element): number => (element.hasAttribute('data-chunk') ? chunkHeight : 0);
beforeEach(() => {
  // The list judges the pace of a scroll by the clock, so a slow machine must not slow the player down.
  jest.useFakeTimers();
  scrolled = 0;
  window.innerHeight = view;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, -scrolled, 360, heightOf(this));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function show(items = games) {
  const { container } = render(
    <WindowList items={items} size={6} kind="test" chunk="div">
      {(name) => <a key={name} href="#top" children={name} />}
    </WindowList>,
  );
  const grid = container.firstElementChild as HTMLElement;
  return { grid, links: () => screen.queryAllByRole('link').map((link) => link.textContent ?? ''), spacers: () => spacersOf(grid) };
}

function spacersOf(grid: HTMLElement): number[] {
  return [...grid.children]
    .filter((child) => !child.hasAttribute('data-chunk'))
    .map((child) => parseFloat((child as HTMLElement).style.blockSize));
}

function scrollTo(position: number): void {
  scrolled = position;
  act(() => void fireEvent.scroll(window));
}

test('of 10,000 tiles, only those near the viewport are rendered, with one spacer before and one after', () => {
  const { grid, links, spacers } = show();
  for (const position of [0, 1000, 20_000, 250_000, 533_000, 3000]) {
    scrollTo(position);
    expect(grid.children.length).toBeLessThanOrEqual(10);
    expect(links().length).toBeLessThanOrEqual(48);
    expect(spacers().length).toBeLessThanOrEqual(2);
  }
});

test('performance, at rest: before the first layout, and on the server, it has the tiles of the first screen', () => {
  const markup = renderToStaticMarkup(
    <WindowList items={games} size={6} kind="on the server" chunk="div">
      {(name) => <a key={name} href="#top" children={name} />}
    </WindowList>,
  );
  expect(markup.match(/Game \d+/g)).toEqual(games.slice(0, 18));
});

test('after a scroll or a jump, every tile in view is rendered at its former position', () => {
  const { grid, links } = show();
  for (const position of [0, 640, 100_000, 99_000, 400]) {
    scrollTo(position);
    const before = spacersOf(grid)[0] ?? 0;
    const starts = links()[0] === 'Game 0' ? 0 : before;
    const firstInView = Math.floor(position / chunkHeight) * 6;
    expect(links()).toEqual(expect.arrayContaining([games[firstInView], games[firstInView + 15]]));
    expect(links()[0]).toBe(games[(starts / chunkHeight) * 6]);
  }
});

test('the page keeps its height, so the scroll position is kept', () => {
  const { grid, spacers } = show();
  const length = () => spacers().reduce((sum, size) => sum + size, 0) + grid.querySelectorAll('[data-chunk]').length * chunkHeight;
  const atFirst = length();
  for (const position of [5000, 300_000, 0]) {
    scrollTo(position);
    expect(length()).toBe(atFirst);
  }
});

test('performance, runtime: a chunk is removed in the same update that adds another one', () => {
  const { grid } = show();
  const chunks = () => [...grid.querySelectorAll('[data-chunk]')].map((chunk) => chunk.getAttribute('data-chunk'));
  scrollTo(10_000);
  let before = chunks();
  let changes = 0;
  for (let position = 10_000; position <= 10_000 + 10 * chunkHeight; position += 20) {
    scrollTo(position);
    const now = chunks();
    const gone = before.filter((chunk) => !now.includes(chunk));
    const come = now.filter((chunk) => !before.includes(chunk));
    expect(gone.length).toBeLessThanOrEqual(come.length);
    changes += come.length > 0 ? 1 : 0;
    before = now;
  }
  expect(changes).toBe(10);
});

test('a chunk that contains the focus stays rendered, however far the player scrolls', () => {
  const { links, spacers } = show();
  const first = screen.getByRole('link', { name: 'Game 2' });
  first.focus();
  scrollTo(200_000);
  expect(first).toHaveFocus();
  expect(links()).toContain('Game 2');
  expect(spacers()).toHaveLength(2);
  scrollTo(0);
  expect(spacers()).toHaveLength(1);
});

test('a list that becomes shorter renders the remaining items', () => {
  const { links } = show(games.slice(0, 8));
  scrollTo(0);
  expect(links()).toHaveLength(8);
});

test('with chunks of different heights, spacers use the measured heights', () => {
  const usual = heightOf;
  heightOf = (element) => (element.getAttribute('data-chunk') === '0' ? 500 : usual(element));
  const { spacers, links } = show();
  scrollTo(0);
  scrollTo(1400);
  expect(spacers()[0]).toBe(500 + chunkHeight);
  expect(links()[0]).toBe('Game 12');
  heightOf = usual;
});

/** Scrolls without waiting for React's work between frames, as on a phone that is too slow for it. */
function scrollWithoutPause(from: number, to: number, onStep: () => void): void {
  act(() => {
    for (scrolled = from; scrolled <= to; scrolled += 100) {
      fireEvent.scroll(window);
      onStep();
    }
  });
}

/** A list that says which items are plain; returns the items that are plain, and those that are whole. */
function showPlain() {
  render(
    <WindowList items={games} size={6} kind="test" chunk="div">
      {(name, _, isPlain) => (
        <a key={name} href="#top" title={isPlain ? 'plain' : 'whole'}>
          {name}
        </a>
      )}
    </WindowList>,
  );
  const titled = (title: string) => screen.queryAllByTitle(title).map((link) => link.textContent);
  return { plain: () => titled('plain'), whole: () => titled('whole') };
}

const shownAt = (position: number) => {
  const first = Math.floor(position / chunkHeight) * 6;
  return games.slice(first, first + 3 * 6);
};

test('a phone that has no time between frames still renders every tile in view, in the same frame', () => {
  const { links } = show();
  scrollWithoutPause(100, 6000, () => expect(links()).toEqual(expect.arrayContaining(shownAt(scrolled))));
});

test('performance, runtime: items are plain while the phone is too slow for the scrolling, and whole when the scrolling ends', () => {
  const { plain, whole } = showPlain();
  scrollWithoutPause(100, 6000, () => expect([...plain(), ...whole()]).toEqual(expect.arrayContaining(shownAt(scrolled))));
  expect(plain()).toEqual(expect.arrayContaining(shownAt(scrolled - 100)));
  act(() => void jest.runAllTimers());
  expect(plain()).toEqual([]);
  expect(whole()).toEqual(expect.arrayContaining(shownAt(scrolled - 100)));
});

/** Scrolls by frames of this length, each by so many pixels. */
function scrollByFrames(frame: number, distance: number, onStep: () => void = () => undefined): void {
  const from = scrolled;
  for (let step = 1; step <= 20; step++) {
    act(() => jest.advanceTimersByTime(frame));
    scrollTo(from + step * distance);
    onStep();
  }
}

test('performance, runtime: new items are plain while a fast scroll misses frames, and whole once it slows down', () => {
  const { plain, whole } = showPlain();
  scrollByFrames(40, 120, () => expect([...plain(), ...whole()]).toEqual(expect.arrayContaining(shownAt(scrolled))));
  expect(plain()).toEqual(expect.arrayContaining(shownAt(scrolled)));
  scrollByFrames(40, 20);
  expect(plain()).toEqual([]);
  expect(whole()).toEqual(expect.arrayContaining(shownAt(scrolled)));
});

test('items become whole when a scroll that misses frames ends', () => {
  const { plain, whole } = showPlain();
  scrollByFrames(40, 120);
  expect(plain()).not.toEqual([]);
  act(() => jest.advanceTimersByTime(300));
  expect(plain()).toEqual([]);
  expect(whole()).toEqual(expect.arrayContaining(shownAt(scrolled)));
});

test('items stay whole while a fast scroll has all its frames, and while a slow one misses some', () => {
  const { plain } = showPlain();
  scrollByFrames(16, 100, () => expect(plain()).toEqual([]));
  scrollByFrames(40, 20, () => expect(plain()).toEqual([]));
});

test('items are whole after a jump, and while the phone keeps up with the scrolling', () => {
  const { plain } = showPlain();
  for (const position of [100_000, 100_200, 100_400, 100_600, 100_800, 101_000, 300]) {
    scrollTo(position);
    expect(plain()).toEqual([]);
  }
});

test('performance, runtime: a jump renders at once only the chunks that the frame shows; the others follow', () => {
  const { links } = show();
  let atOnce = 0;
  act(() => {
    scrolled = 100_000;
    fireEvent.scroll(window);
    atOnce = links().length;
  });
  expect(atOnce).toBeLessThanOrEqual(4 * 6);
  expect(links().length).toBeGreaterThan(atOnce);
});

test('performance, runtime: while the player scrolls, more chunks are rendered ahead than behind', () => {
  const { grid } = show();
  const chunks = () => [...grid.querySelectorAll<HTMLElement>('[data-chunk]')].map(({ dataset }) => Number(dataset.chunk));
  const ahead = () => (Math.max(...chunks()) + 1) * chunkHeight - (scrolled + view);
  const behind = () => scrolled - Math.min(...chunks()) * chunkHeight;
  for (let position = 10_000; position <= 14_000; position += 200) scrollTo(position);
  expect(ahead()).toBeGreaterThan(behind());
  for (let position = 14_000; position >= 10_000; position -= 200) scrollTo(position);
  expect(behind()).toBeGreaterThan(ahead());
});
