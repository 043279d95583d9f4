import { act, fireEvent, renderHook } from '@testing-library/react';
import { useInterrupted } from './useMoment';

test.each([
  ['a tap', () => fireEvent.pointerDown(document.body)],
  ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a scroll', () => fireEvent.wheel(document.body)],
  ['the back button', () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')))],
])('%s ends a moment, and still reaches what lies below', (_, play) => {
  const below = jest.fn();
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'popstate']) window.addEventListener(sign, below, { once: true });
  const { result } = renderHook(() => useInterrupted());
  expect(result.current).toBe(false);
  play();
  expect(result.current).toBe(true);
  expect(below).toHaveBeenCalledTimes(1);
  expect((below.mock.calls as [Event][])[0]?.[0].defaultPrevented).toBe(false);
});

test('what the player does while no moment plays ends none', () => {
  const { result, rerender } = renderHook(({ isOn }) => useInterrupted(isOn), { initialProps: { isOn: false } });
  fireEvent.pointerDown(document.body);
  rerender({ isOn: true });
  expect(result.current).toBe(false);
});
