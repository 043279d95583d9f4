import { loggedIn, loggedOut, toastDismissed, toastRequested } from '@parlour/kernel';
import { renderBlock } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { Toasts } from './Toasts';
import { shellFeature } from '../shell/shellFeature';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function renderToasts() {
  const stage = await renderBlock(<Toasts />, { with: [shellFeature] });
  const ask = (...[toast]: Parameters<typeof toastRequested>) => act(() => void stage.store.dispatch(toastRequested(toast)));
  return { ...stage, ask };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('spec 8: a toast stays for 3 s', async () => {
  const { ask } = await renderToasts();
  ask({ level: 'success', text: 'Saved' });
  expect(screen.getByText('Saved')).toBeVisible();
  await wait(2999);
  expect(screen.getByText('Saved')).toBeVisible();
  await wait(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('spec 8: a long toast stays for 8 s', async () => {
  const { ask } = await renderToasts();
  ask({ level: 'info', text: 'Long story', durationMs: 8000 });
  await wait(7999);
  expect(screen.getByText('Long story')).toBeVisible();
  await wait(1);
  expect(screen.queryByText('Long story')).not.toBeInTheDocument();
});

test('spec 9: a loading toast stays until it is dismissed, at most for its duration', async () => {
  const { ask, store } = await renderToasts();
  ask({ level: 'loading', text: 'Working' });
  await wait(60_000);
  expect(screen.getByText('Working')).toBeVisible();
  act(() => void store.dispatch(toastDismissed()));
  expect(screen.queryByText('Working')).not.toBeInTheDocument();

  ask({ level: 'loading', text: 'Logging out', durationMs: 9999 });
  await wait(9998);
  expect(screen.getByText('Logging out')).toBeVisible();
  await wait(1);
  expect(screen.queryByText('Logging out')).not.toBeInTheDocument();
});

test('at most two toasts at a time; the next one waits', async () => {
  const { ask } = await renderToasts();
  for (const text of ['one', 'two', 'three']) ask({ level: 'info', text });
  expect(screen.queryByText('three')).not.toBeInTheDocument();
  await wait(3000);
  expect(screen.getByText('three')).toBeVisible();
});

test('the same message is not repeated while it is visible', async () => {
  const { ask } = await renderToasts();
  ask({ level: 'fail', text: 'No luck' });
  ask({ level: 'fail', text: 'No luck' });
  expect(screen.getAllByText('No luck')).toHaveLength(1);
});

test('the player can dismiss a toast', async () => {
  const { ask, user } = await renderToasts();
  ask({ level: 'info', text: 'Hello' });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
});

test.each([
  ['when the session ends', loggedOut()],
  ['when the next one begins', loggedIn({ token: 't', userName: 'vince', type: 0, merchantCode: '200jilif3' })],
])('the toasts of one player are not shown to the next: they go %s', async (_, event) => {
  const { ask, store } = await renderToasts();
  ask({ level: 'info', text: 'Maria, your money is here' });
  act(() => void store.dispatch(event));
  expect(screen.queryByText(/Maria/)).not.toBeInTheDocument();
});

test('a toast of the error catalogue whose texts are still loading comes with its text, never empty', async () => {
  const { ask, i18n } = await renderToasts();
  const texts = i18n.getResourceBundle('en', 'errors') as Record<string, unknown>;
  i18n.removeResourceBundle('en', 'errors');
  ask({ level: 'info', text: { catalogue: 'inLoggedLogin' } });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => void i18n.addResourceBundle('en', 'errors', texts));
  expect(screen.getByRole('status')).toHaveTextContent('You are not logged in. Please log in first.');
});
