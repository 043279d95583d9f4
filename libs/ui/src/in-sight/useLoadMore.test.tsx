import { act, render } from '@testing-library/react';
import { useLoadMore } from './useLoadMore';

type Sight = { isIntersecting: boolean };

let tell: (...sights: Sight[]) => unknown;
let margin: string | undefined;
const near = { isIntersecting: true };
const far = { isIntersecting: false };
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** jsdom has no layout, so the test reports intersections itself. */
class Sights {
  private isOn = true;
  constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    margin = options?.rootMargin;
    tell = (...sights) => this.isOn && told(sights as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
  observe() {}
  disconnect() {
    this.isOn = false;
  }
}

beforeAll(() => Object.defineProperty(window, 'IntersectionObserver', { value: Sights }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function List({ isOpen = true, onLoad }: { isOpen?: boolean; onLoad: () => void }) {
  return <div ref={useLoadMore(isOpen, onLoad)} />;
}

test('specification 9: the next page loads 300 px before the end, at most once a second', () => {
  const onLoad = jest.fn();
  render(<List onLoad={onLoad} />);
  expect(margin).toBe('0px 0px 300px');
  tell(near);
  pass(0);
  expect(onLoad).toHaveBeenCalledTimes(1);
  tell(near);
  pass(999);
  expect(onLoad).toHaveBeenCalledTimes(1);
  pass(1);
  expect(onLoad).toHaveBeenCalledTimes(2);
});

test('when several intersections are reported at once, the last one decides', () => {
  const onLoad = jest.fn();
  render(<List onLoad={onLoad} />);
  tell(near, far);
  pass(1000);
  expect(onLoad).not.toHaveBeenCalled();
  tell(far, near);
  pass(1000);
  expect(onLoad).toHaveBeenCalledTimes(1);
});

test('nothing loads if the player leaves the end within the second, or while the list is loading', () => {
  const onLoad = jest.fn();
  const { rerender } = render(<List onLoad={onLoad} />);
  tell(near);
  pass(0);
  tell(near);
  tell(far);
  pass(1000);
  rerender(<List onLoad={onLoad} isOpen={false} />);
  tell(near);
  pass(1000);
  expect(onLoad).toHaveBeenCalledTimes(1);
});
