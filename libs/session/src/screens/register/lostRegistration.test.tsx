import { contentFeature } from '@parlour/content';
import { playerFeature } from '@parlour/player';
import { selectSession } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import {
  connectionLost,
  httpStatus,
  leaveIntent,
  mockCall,
  network,
  refuse,
  renderFeature,
  storedIntents,
  tellOfIntents,
  useNetwork,
  writeConfig,
} from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { sessionFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { registerWire, sessionWire } from '../../wire';

useNetwork(...handlers);
afterEach(() => jest.restoreAllMocks());

const noela = { token: 'token-of-noela', userName: 'noela', type: 0 };
const key = '5f1c0a52-6f0c-4d53-9f0e-2d5c1b7a9e01';
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Sign up' });
const checking = () => screen.findByRole('heading', { name: "We're confirming your sign-up" });
const lost = () => screen.findByText('Your account was not opened');
const sent = () => network.requests(registerWire.register);
const asked = () => network.requests(registerWire.findRegistration);
const waitBeyondWindow = () => {
  const later = Date.now() + 21_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
};

async function open() {
  const view = await renderFeature(sessionFeature, '/m/register', {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature],
  });
  return { ...view, check: async () => view.user.click(await screen.findByRole('button', { name: 'Check now' })) };
}

async function openForm() {
  const view = await open();
  await screen.findByRole('textbox', { name: 'Username' });
  await view.user.type(field('Username'), 'noela');
  for (const label of [/^Password/, /^Confirm password/]) await view.user.type(screen.getByLabelText(label), 'parlour88');
  return view;
}

/** Stores the intent of a page that was closed while its registration was being sent. */
function leave(age = 0) {
  leaveIntent({ key, kind: 'session.registration', player: '', content: {}, startedAt: Date.now() - age, state: 'sending' });
}

test.each([
  ['the connection breaks', () => connectionLost()],
  ['the gateway answers 502', () => httpStatus(502)],
])('a lost reply is not a failure: when %s, the gateway finds the account by its key and the member is logged in', async (_, reply) => {
  network.use(mockCall(registerWire.register, reply as () => never));
  const { user, check, location, store } = await openForm();
  await user.click(submit());
  await checking();
  expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  expect(storedIntents()).toEqual([expect.objectContaining({ key: sent()[0]?.idempotencyKey })]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/parlour88|noela/);
  network.use(mockCall(registerWire.findRegistration, { userName: 'noela', session: noela }));
  await check();
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(selectSession(store.getState())).toMatchObject({ userName: 'noela' });
  expect(asked()).toEqual([{ idempotencyKey: sent()[0]?.idempotencyKey }]);
  expect(sent()).toHaveLength(1);
  expect(storedIntents()).toEqual([]);
});

test('after a lost request the filled form returns, and is sent again under the same key', async () => {
  network.use(mockCall(registerWire.register, connectionLost()));
  const { user, check, location } = await openForm();
  await user.click(submit());
  await checking();
  waitBeyondWindow();
  await check();
  expect(await lost()).toBeVisible();
  expect(field('Username')).toHaveValue('noela');
  network.use(mockCall(registerWire.register, noela));
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
});

test('a user name that is refused on resending is reported at its field, and the next attempt has its own key', async () => {
  leave(60_000);
  const { user, check } = await open();
  await check();
  await lost();
  network.use(mockCall(registerWire.register, refuse('USERNAME_TAKEN')));
  await user.type(field('Username'), 'noela');
  for (const label of [/^Password/, /^Confirm password/]) await user.type(screen.getByLabelText(label), 'parlour88');
  await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('This username is available.'));
  await user.click(submit());
  await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/^This username is taken/));
  expect(field('Username')).not.toHaveAccessibleDescription(/available/);
  expect(screen.queryByText('Your account was not opened')).toBeNull();
  await user.type(field('Username'), '2');
  await user.click(submit());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.idempotencyKey).toBe(key);
  expect(sent()[1]?.idempotencyKey).not.toBe(key);
});

test('after a reload the gateway finds the account by its key, and the member is logged in', async () => {
  leave();
  network.use(mockCall(registerWire.findRegistration, { userName: 'noela', session: noela }));
  const { check, location } = await open();
  await checking();
  await check();
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(asked()[0]).toEqual({ idempotencyKey: key });
  expect(sent()).toEqual([]);
});

test('a key that is too old to open a session leads to the login', async () => {
  leave();
  network.use(mockCall(registerWire.findRegistration, { userName: 'noela', session: null }));
  const { check, location } = await open();
  await check();
  await waitFor(() => expect(location()).toBe('/m/login'));
  expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('noela');
});

test('a registration in another tab is shown here, and a tap before the storage event sends nothing', async () => {
  const { user } = await openForm();
  leave();
  await user.click(submit());
  await checking();
  expect(sent()).toEqual([]);
  localStorage.clear();
  network.use(mockCall(registerWire.findRegistration, { userName: 'noela', session: noela }));
  act(tellOfIntents);
  await waitFor(() => expect(network.requests(sessionWire.register)).toEqual([]));
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
});

test('a gateway without keys: nothing is asked by a key, and the form that comes back does not say that no account was opened', async () => {
  const forget = writeConfig({ withoutKeys: true });
  leave(21_000);
  await open();
  expect(await screen.findByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(screen.getByText("We couldn't confirm your sign-up")).toBeVisible();
  expect(screen.queryByText(/We keep checking|Check now/)).toBeNull();
  expect(screen.getByText(/Try logging in with your new username first/)).toBeVisible();
  expect(screen.queryByText('Your account was not opened')).toBeNull();
  expect([asked(), sent()]).toEqual([[], []]);
  forget();
});

test('ten taps send one registration', async () => {
  const { location } = await openForm();
  const button = submit();
  act(() => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(sent()).toHaveLength(1);
});
