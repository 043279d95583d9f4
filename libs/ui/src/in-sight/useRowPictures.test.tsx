import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Image } from '../image';
import { useRowPictures } from './useRowPictures';

let observed: Element[] = [];
let report: (isIntersecting: boolean) => void;

/** jsdom has no layout, so the test reports intersections itself. */
class Sights {
  constructor(told: IntersectionObserverCallback) {
    report = (isIntersecting) =>
      act(() => told([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver));
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    observed = [];
  }
}

function install(value: unknown): void {
  Object.defineProperty(window, 'IntersectionObserver', { value, configurable: true });
}

beforeEach(() => {
  observed = [];
  install(Sights);
});

const games = ['Ruby', 'Emerald', 'Opal', 'Topaz', 'Pearl', 'Amber'];

function Row({ names = games }: { names?: readonly string[] }) {
  const pictureOf = useRowPictures(4);
  return names.map((name, index) => {
    const { ref, load } = pictureOf(index);
    return (
      <div key={name} ref={ref} title={name}>
        <Image src={`/cdn/${name}.webp`} alt={name} ratio="4/5" load={load} />
      </div>
    );
  });
}
const pictures = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
const boxes = (container: Element) => container.querySelectorAll('[data-ratio="4/5"]');

test('performance, at rest: a row has the first pictures, and the others once the last of these comes into view', () => {
  const { container } = render(<Row />);
  expect(pictures()).toEqual(games.slice(0, 4));
  expect(boxes(container)).toHaveLength(games.length);
  expect(observed).toEqual([screen.getByTitle('Topaz')]);
  report(false);
  expect(pictures()).toEqual(games.slice(0, 4));
  report(true);
  expect(pictures()).toEqual(games);
  report(false);
  expect(pictures()).toEqual(games);
});

test('the first pictures are in the server’s markup', () => {
  const markup = renderToStaticMarkup(<Row />);
  expect(games.filter((name) => markup.includes(`/cdn/${name}.webp`))).toEqual(games.slice(0, 4));
});

test('items that come later, or in another order, are watched too', () => {
  const { rerender } = render(<Row names={[]} />);
  rerender(<Row />);
  expect(observed).toEqual([screen.getByTitle('Topaz')]);
  rerender(<Row names={[...games].reverse()} />);
  expect(observed).toEqual([screen.getByTitle('Opal')]);
  report(true);
  expect(pictures()).toHaveLength(games.length);
});

test('a browser without the observer shows all pictures', () => {
  jest.useFakeTimers();
  install(undefined);
  render(<Row />);
  act(() => jest.runAllTimers());
  expect(pictures()).toEqual(games);
  jest.useRealTimers();
});
