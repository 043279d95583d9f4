import { act, fireEvent, renderHook } from '@testing-library/react';
import { useCountUp } from './useCountUp';

/** Calls the next frame, as the browser would at this time. */
let nextFrame: FrameRequestCallback;
const frame = (at: number) => act(() => nextFrame(at));

beforeEach(() => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    nextFrame = callback;
    return 1;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset['motion'];
});

const count = (isOn = true) => renderHook(() => useCountUp(isOn)).result;

test('counts from 0 to 1 within 900 ms, most of it in the first half', () => {
  const result = count();
  expect(result.current).toEqual({ share: 0, isCounting: true });
  frame(1000);
  frame(1450);
  expect(result.current.share).toBeCloseTo(0.875);
  frame(1900);
  expect(result.current).toEqual({ share: 1, isCounting: false });
});

test.each(['pointerDown', 'keyDown'] as const)('%s ends it at once', (event) => {
  const result = count();
  frame(1000);
  fireEvent[event](window);
  expect(result.current).toEqual({ share: 1, isCounting: false });
});

test('counts nothing if it is off, or with reduced motion', () => {
  expect(count(false).current).toEqual({ share: 1, isCounting: false });
  document.documentElement.dataset['motion'] = 'reduce';
  expect(count().current).toEqual({ share: 1, isCounting: false });
});
