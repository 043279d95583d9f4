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

/** Runs two short frames; the count begins in the next. */
const begin = () => [968, 984, 1000].forEach(frame);

const count = (isOn = true) => renderHook(() => useCountUp(isOn)).result;

test('counts from 0 to 1 within 900 ms, most of it in the first half', () => {
  const result = count();
  expect(result.current).toEqual({ share: 0, isCounting: true });
  begin();
  frame(1450);
  expect(result.current.share).toBeCloseTo(0.875);
  frame(1900);
  expect(result.current).toEqual({ share: 1, isCounting: false });
});

test('begins when the page is no longer busy, after 600 ms in any case', () => {
  const busy = count();
  [0, 200, 400].forEach(frame);
  expect(busy.current.share).toBe(0);
  [416, 432, 882].forEach(frame);
  expect(busy.current.share).toBeCloseTo(0.875);
  const busier = count();
  [0, 200, 400, 650, 666, 1116].forEach(frame);
  expect(busier.current.share).toBeCloseTo(0.875);
});

test.each(['pointerDown', 'keyDown'] as const)('%s ends it at once', (event) => {
  const result = count();
  begin();
  frame(1100);
  fireEvent[event](window);
  expect(result.current).toEqual({ share: 1, isCounting: false });
});

test('counts nothing if it is off, or with reduced motion', () => {
  expect(count(false).current).toEqual({ share: 1, isCounting: false });
  document.documentElement.dataset['motion'] = 'reduce';
  expect(count().current).toEqual({ share: 1, isCounting: false });
});
