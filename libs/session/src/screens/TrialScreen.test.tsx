import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { selectSession } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { sessionWire } from '../wire';

useNetwork(...handlers);

const open = (options: Parameters<typeof renderFeature>[2] = {}, query = '') =>
  renderFeature(sessionFeature, ['/m/member', `/m/trail${query}`], {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature],
    ...options,
  });

test('spec 4: a visitor starts the free trial and lands on home', async () => {
  const { location, store } = await open();
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(selectSession(store.getState())).toMatchObject({ token: 'token-of-guest', userName: 'guest4711', type: 4 });
  expect(network.requests(sessionWire.startTrial)).toHaveLength(1);
});

test.each([
  ['/m/play?vassalage=PALM&gameCode=ruby', '/m/play?vassalage=PALM&gameCode=ruby'],
  ['//evil.example/m/play', '/m/home'],
  ['/m/trail', '/m/home'],
])('the free trial leads to a screen of this app alone: returnTo=%s', async (returnTo, landed) => {
  const { location, store } = await open({}, `?${new URLSearchParams({ returnTo }).toString()}`);
  await waitFor(() => expect(location()).toBe(landed));
  expect(selectSession(store.getState())).toMatchObject({ type: 4 });
});

test("spec 3: the trial player's name is kept in session storage", async () => {
  const { location } = await open();
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(sessionStorage.getItem('trialName')).toBe('"guest4711"');
  expect(localStorage.getItem('trialName')).toBeNull();
});

test('a player with a session keeps it', async () => {
  const { location } = await open({
    events: [loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' })],
  });
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(network.requests(sessionWire.startTrial)).toHaveLength(0);
});

test('a trial that was not asked for without a connection starts once it is back', async () => {
  network.goOffline();
  const { location } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet.');
  network.comeBack();
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(network.requests(sessionWire.startTrial)).toHaveLength(1);
});

test.each([
  ['the server is down', () => httpStatus(502), 'Something went wrong on our side'],
  ['there are too many trials', () => httpStatus(429), 'Too many attempts'],
  ['the gateway refuses', () => refuse('NOT_ALLOWED'), 'There is no free trial right now. Log in or sign up to play with real money.'],
])('a trial that does not start shows the reason and a retry: %s', async (_, reply, text) => {
  network.use(mockCall(sessionWire.startTrial, reply));
  const { user, location } = await open();
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent("We couldn't start the free trial");
  expect(problem).toHaveTextContent(text);
  network.use(mockCall(sessionWire.startTrial, { token: 'token-of-guest', userName: 'guest', customerType: 4 }));
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(location()).toBe('/m/home'));
});

test('spec 4: loading ends after 9999 ms, and a late reply starts no session', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  network.use(mockCall(sessionWire.startTrial, () => new Promise<never>(() => undefined)));
  const { store } = await open();
  expect(screen.getByRole('status')).toHaveTextContent('Getting your free trial ready…');
  await act(() => jest.advanceTimersByTimeAsync(9998));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toHaveTextContent('This is taking too long');
  expect(selectSession(store.getState())).toBeUndefined();
  jest.useRealTimers();
});
