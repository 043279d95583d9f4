import { act, fireEvent, screen, render } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { appBundleOf, later, setBundleImports } from './bundles';
import { isAnsweringTap, useFirstTouch } from './due';

beforeAll(() => setBundleImports({ app: async () => ({ addFeatures: async () => undefined }), later: async () => ({}) } as never));

function Page() {
  return <button type="button">{useFirstTouch() ? 'touched' : 'at rest'}</button>;
}

/** Renders a page, whose app bundle may have run at rest. Returns a function that runs what waits for an idle moment. */
async function show({ isReady }: { isReady: boolean }) {
  const store = configureStore({ reducer: () => ({}) });
  if (isReady) await Promise.all([appBundleOf(store).load(), later.load()]);
  jest.useFakeTimers();
  let idle: () => void = () => undefined;
  window.requestIdleCallback = (task) => {
    idle = () => task({ didTimeout: false, timeRemaining: () => 0 });
    return 1;
  };
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return () => act(() => idle());
}

const nextTask = () => act(() => jest.advanceTimersByTimeAsync(0));

/** A tap, as browsers send it: the focus moves between the press and the click. */
async function tap() {
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  fireEvent.focusIn(button);
  await nextTask();
  expect(button).toHaveTextContent('at rest');
  fireEvent.click(button);
  await nextTask();
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('performance, runtime: on a page that is ready, the rest waits until a first tap is answered', async () => {
  const becomeIdle = await show({ isReady: true });
  await tap();
  expect(screen.getByRole('button')).toHaveTextContent('at rest');
  becomeIdle();
  expect(screen.getByRole('button')).toHaveTextContent('touched');
  expect(isAnsweringTap()).toBe(false);
});

test.each(['scroll', 'wheel', 'pointermove'])(
  'performance, runtime: on a page that is ready, the rest waits until a first %s is answered',
  async (sign) => {
    const becomeIdle = await show({ isReady: true });
    fireEvent(document, new Event(sign));
    await nextTask();
    expect(screen.getByRole('button')).toHaveTextContent('at rest');
    becomeIdle();
    expect(screen.getByRole('button')).toHaveTextContent('touched');
  },
);

test('on a page that is not ready, a first tap starts what answers it at once', async () => {
  await show({ isReady: false });
  await tap();
  expect(screen.getByRole('button')).toHaveTextContent('touched');
  expect(isAnsweringTap()).toBe(true);
});

test('a focus that no press moves is a touch, for example of a keyboard', async () => {
  await show({ isReady: true });
  fireEvent.focusIn(screen.getByRole('button'));
  await nextTask();
  expect(screen.getByRole('button')).toHaveTextContent('touched');
});
