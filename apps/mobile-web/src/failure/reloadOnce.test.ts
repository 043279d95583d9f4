import { clearStored } from '@parlour/kernel/storage';
import { reloadOnce } from './reloadOnce';

beforeEach(() => {
  clearStored('session');
  window.history.replaceState({ idx: 3 }, '');
});

test('reliability D1: one reload for each build', () => {
  const reload = jest.fn();
  expect(reloadOnce('build-1', reload)).toBe(true);
  expect(reloadOnce('build-1', reload)).toBe(false);
  expect(reloadOnce('build-2', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("reliability D1: where storage is blocked, the history entry records the reload and keeps the router's state", () => {
  const reload = jest.fn();
  reloadOnce('build-1', reload);
  clearStored('session');
  expect(reloadOnce('build-1', reload)).toBe(false);
  expect(window.history.state).toMatchObject({ idx: 3 });
});
