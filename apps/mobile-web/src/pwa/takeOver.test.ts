import { takeOver } from './UpdateNote';

const container = new EventTarget();
const worker = { postMessage: jest.fn() } as unknown as ServiceWorker;

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the page reloads only after the new release has taken over', async () => {
  const reload = jest.fn();
  const done = takeOver(worker, reload);
  expect(worker.postMessage).toHaveBeenCalledWith('take over');
  await jest.advanceTimersByTimeAsync(2999);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the wait for a worker that does not answer ends after 3 seconds', async () => {
  const reload = jest.fn();
  const done = takeOver(worker, reload);
  await jest.advanceTimersByTimeAsync(3000);
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});
