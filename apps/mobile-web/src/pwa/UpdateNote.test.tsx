import { renderBlock } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { shellFeature } from '../shell/shellFeature';
import { UpdateNote } from './UpdateNote';

/** A fake of the browser's worker API, one for all tests, because the app registers once. */
class Worker extends EventTarget {
  postMessage = jest.fn();
}
class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = jest.fn(() => Promise.resolve());
}
const registration = new Registration();
const container = Object.assign(new EventTarget(), {
  controller: null as Worker | null,
  register: jest.fn(() => Promise.resolve(registration)),
});

const note = () => screen.queryByText('There is a new version');
const open = () => renderBlock(<UpdateNote />, { with: [shellFeature] });
const tell = (target: EventTarget, event: string) => act(() => void target.dispatchEvent(new Event(event)));

let visibility: DocumentVisibilityState;
beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
beforeEach(() => {
  visibility = 'visible';
  container.controller = new Worker();
  registration.waiting = registration.installing = null;
  registration.update.mockClear();
});
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the worker is registered below /m/, once', async () => {
  const { unmount } = await open();
  unmount();
  await open();
  expect(container.register.mock.calls).toEqual([['/m/sw.js', { scope: '/m/' }]]);
  expect(note()).not.toBeInTheDocument();
});

test('a waiting release is announced, and takes over when the player wants it', async () => {
  const waiting = (registration.waiting = new Worker());
  const { user } = await open();
  expect(note()).toBeVisible();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(waiting.postMessage).toHaveBeenCalledWith('take over');
});

test('a release that arrives while the app is open is announced at once', async () => {
  await open();
  const arriving = (registration.installing = new Worker());
  tell(registration, 'updatefound');
  expect(note()).not.toBeInTheDocument();
  registration.waiting = arriving;
  tell(arriving, 'statechange');
  expect(note()).toBeVisible();
});

test('the first worker replaces no other', async () => {
  container.controller = null;
  registration.waiting = new Worker();
  await open();
  expect(note()).not.toBeInTheDocument();
});

test('the app checks for a new release when it returns to the foreground, not when it leaves; a failure is silent', async () => {
  const { unmount } = await open();
  visibility = 'hidden';
  tell(document, 'visibilitychange');
  expect(registration.update).not.toHaveBeenCalled();
  visibility = 'visible';
  registration.update.mockRejectedValueOnce(new TypeError('offline'));
  tell(document, 'visibilitychange');
  expect(registration.update).toHaveBeenCalledTimes(1);
  unmount();
  tell(document, 'visibilitychange');
  expect(registration.update).toHaveBeenCalledTimes(1);
});
