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

test('specification 9: the next page is asked for 300 px before the end, once a second at most', () => {
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

test('of several sights at once the last one counts', () => {
  const onLoad = jest.fn();
  render(<List onLoad={onLoad} />);
  tell(near, far);
  pass(1000);
  expect(onLoad).not.toHaveBeenCalled();
  tell(far, near);
  pass(1000);
  expect(onLoad).toHaveBeenCalledTimes(1);
});

test('who leaves the end before the second is over asks for nothing, nor does a list that is loading', () => {
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
