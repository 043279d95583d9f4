import { act, renderHook } from '@testing-library/react';
import type { AppError } from './errors';
import { useFailure } from './useFailure';

test.each<[AppError, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, false],
  [{ kind: 'business', code: 'BELOW_MIN' }, false],
])('after %j the connection is back: it is forgotten: %s', (failure, isForgotten) => {
  const { result } = renderHook(useFailure);
  act(() => result.current[1](failure));
  expect(result.current[0]).toEqual(failure);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current[0]).toEqual(isForgotten ? undefined : failure);
});
