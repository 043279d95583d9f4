import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { selectSession } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { actAs, httpStatus, mockCall, network, recordToasts, refuse, renderFeature, stopActing, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { screen, waitFor } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { passkeyWire } from '../wire/accessWire';

const challenge = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] };
const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Parlour' },
  user: { id: 'bWFyaWE', name: 'maria', displayName: 'maria' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
};
const flags = (passkeys: boolean) => mockCall(siteWire.getStatus, { info: { whitelabel: { passkeys } } });
const own = { id: 'k1', name: 'Chrome on Android', createdAt: Date.UTC(2026, 9, 1), lastUsedAt: Date.UTC(2026, 10, 20) };

useNetwork(
  flags(true),
  mockCall(passkeyWire.getPasskeys, []),
  mockCall(passkeyWire.beginPasskey, { ceremony: 'c1', options: creation }),
  mockCall(passkeyWire.addPasskey, null),
  mockCall(passkeyWire.removePasskey, null),
  mockCall(passkeyWire.beginPasskeyLogin, { ceremony: 'c2', options: challenge }),
  mockCall(passkeyWire.passkeyLogin, { token: 'token-of-maria', userName: 'maria', type: 0 }),
  ...handlers,
);

/** Mocks the WebAuthn API, which jsdom lacks: the replies to creating and requesting a passkey. */
const phone = { create: jest.fn(), get: jest.fn(), offersFillIn: false };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const made = () => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: { clientDataJSON: bytes('{}'), attestationObject: bytes('o'), getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
});
const proven = () => ({
  ...made(),
  response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('a'), signature: bytes('s'), userHandle: bytes('maria') },
});

beforeEach(() => {
  phone.create.mockReset().mockImplementation(async () => made());
  phone.get.mockReset().mockImplementation(async () => proven());
  phone.offersFillIn = false;
  const PublicKeyCredential = Object.assign(class {}, { isConditionalMediationAvailable: async () => phone.offersFillIn });
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: phone.create, get: phone.get } });
});
afterEach(() => {
  stopActing();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

async function open(path: string) {
  const { feature: toastRecorder, toasts } = recordToasts();
  const session = loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' });
  const events = path === '/m/login' ? [] : [session];
  const view = await renderFeature(sessionFeature, path, {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature, toastRecorder],
    events,
  });
  return { ...view, toasts };
}

const openList = () => open('/m/securityCenter/passkeys');
const refused = (name: string) => Object.assign(new Error(name), { name });

describe('product 4.10: passkeys in the security centre', () => {
  test('an empty list: a passkey is created with the options of the gateway and the reply of the phone', async () => {
    const { user, toasts } = await openList();
    expect(await screen.findByText('You have no passkey yet')).toBeVisible();
    network.use(mockCall(passkeyWire.getPasskeys, [own]));
    await user.dblClick(screen.getByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(toasts).toEqual([{ level: 'success', text: 'The passkey is ready.' }]));
    expect(network.requests(passkeyWire.addPasskey)).toEqual([{ ceremony: 'c1', response: expect.objectContaining({ id: 'a2V5' }) }]);
    expect(await screen.findByRole('button', { name: /Chrome on Android Last used 20 Nov 2026/ })).toBeVisible();
  });

  test.each([
    ['the player closes the phone’s dialog', 'NotAllowedError', 'No passkey was created.'],
    ['the phone has one already', 'InvalidStateError', 'This device already has a passkey here.'],
  ])('when %s, a message says so and nothing is sent', async (_, name, text) => {
    phone.create.mockRejectedValue(refused(name));
    const { user, toasts } = await openList();
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(toasts).toEqual([{ level: 'fail', text }]));
    expect(network.requests(passkeyWire.addPasskey)).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  });

  test('a passkey is removed after confirmation, and kept on cancel', async () => {
    network.use(mockCall(passkeyWire.getPasskeys, [own, { id: 'k2', name: 'Old phone', createdAt: Date.UTC(2026, 8, 1) }]));
    const { user, toasts } = await openList();
    await user.click(await screen.findByRole('button', { name: /Old phone Added 1 Sept? 2026/ }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await user.click(screen.getByRole('button', { name: /Old phone/ }));
    expect(screen.getByRole('dialog', { name: 'Remove Old phone?' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) as HTMLElement);
    await waitFor(() => expect(toasts).toEqual([{ level: 'success', text: 'Passkey removed.' }]));
    expect(network.requests(passkeyWire.removePasskey)).toEqual([{ id: 'k2' }]);
  });

  test('without a connection a message passes by, nothing is sent, and the passkey stays until it is removed', async () => {
    network.use(mockCall(passkeyWire.getPasskeys, [own]));
    const { user, toasts } = await openList();
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: /Chrome on Android/ }));
      await user.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) as HTMLElement);
    };
    network.goOffline();
    await remove();
    await waitFor(() => expect(toasts).toEqual([{ level: 'fail', text: expect.stringMatching(/No internet/) }]));
    network.comeBack();
    expect(network.requests(passkeyWire.removePasskey)).toEqual([]);
    await remove();
    await waitFor(() => expect(toasts.at(-1)).toEqual({ level: 'success', text: 'Passkey removed.' }));
  });

  test('a browser without passkeys says so and has no button to create one', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await openList();
    expect(await screen.findByText('This browser does not support passkeys. Try a newer one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  test('an in-app browser shows the list and how to open a browser that supports passkeys', async () => {
    actAs('iosFacebook');
    network.use(mockCall(passkeyWire.getPasskeys, [own]));
    await openList();
    expect(await screen.findByText('Chrome on Android')).toBeVisible();
    expect(await screen.findByText('Passkeys do not work inside another app. Use them in your browser.')).toBeVisible();
    expect(await screen.findByText('http://localhost/m/securityCenter/passkeys')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  test('an operator without passkeys shows no list', async () => {
    network.use(flags(false));
    await openList();
    expect(await screen.findByText('Passkeys are not offered here')).toBeVisible();
  });

  test('a list that does not load has a retry', async () => {
    network.use(mockCall(passkeyWire.getPasskeys, httpStatus(500)));
    const { user } = await openList();
    expect(await screen.findByText("We couldn't load your passkeys")).toBeVisible();
    network.use(mockCall(passkeyWire.getPasskeys, [own]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome on Android')).toBeVisible();
  });
});

describe('product 4.10: login with a passkey', () => {
  const button = () => screen.findByRole('button', { name: 'Log in with a passkey' });

  test('logs in with one tap and without a password', async () => {
    const { user, location, store } = await open('/m/login');
    await user.dblClick(await button());
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(selectSession(store.getState())).toMatchObject({ userName: 'maria' });
    expect(network.requests(passkeyWire.passkeyLogin)).toEqual([{ ceremony: 'c2', response: expect.objectContaining({ id: 'a2V5' }) }]);
  });

  test('closing the phone’s dialog shows no error', async () => {
    phone.get.mockRejectedValue(refused('NotAllowedError'));
    const { user } = await open('/m/login');
    await user.click(await button());
    await waitFor(async () => expect(await button()).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a passkey that the gateway does not know shows an error, and the password still works', async () => {
    network.use(mockCall(passkeyWire.passkeyLogin, refuse('LOGIN_FAILED', {})));
    const { user, location } = await open('/m/login');
    await user.click(await button());
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'maria');
    await user.type(screen.getByLabelText('Password'), 'parlour88');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe('/m/home'));
  });

  test('autofill: a browser with conditional mediation offers the passkey in the name field', async () => {
    phone.offersFillIn = true;
    const { location } = await open('/m/login');
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(phone.get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' }));
  });

  test('autofill and button at the same time start one session', async () => {
    phone.offersFillIn = true;
    let answer = () => undefined as void;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      mockCall(passkeyWire.passkeyLogin, async () => {
        await isAnswered;
        return { token: 'token-of-maria', userName: 'maria', type: 0 };
      }),
    );
    const { user, location } = await open('/m/login');
    await waitFor(() => expect(network.requests(passkeyWire.passkeyLogin)).toHaveLength(1));
    await user.click(await button());
    await waitFor(() => expect(phone.get).toHaveBeenCalledTimes(2));
    answer();
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.requests(passkeyWire.passkeyLogin)).toHaveLength(1);
  });

  test('autofill that the gateway refuses shows no error', async () => {
    phone.offersFillIn = true;
    network.use(mockCall(passkeyWire.beginPasskeyLogin, httpStatus(500)));
    await open('/m/login');
    await waitFor(() => expect(network.requests(passkeyWire.beginPasskeyLogin)).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(phone.get).not.toHaveBeenCalled();
  });

  test('in an in-app browser the button explains where passkeys work, and the phone is not asked', async () => {
    actAs('androidFacebook');
    phone.offersFillIn = true;
    const { user } = await open('/m/login');
    await user.click(await button());
    expect(await screen.findByText('Passkeys do not work inside another app. Use them in your browser.')).toBeVisible();
    expect(screen.getByText('http://localhost/m/login')).toBeVisible();
    expect(network.requests(passkeyWire.beginPasskeyLogin)).toEqual([]);
    expect(phone.get).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('a browser without passkeys has no passkey button', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await open('/m/login');
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument();
  });

  test('without the flag there is no passkey button', async () => {
    network.use(flags(false));
    await open('/m/login');
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    // Passkeys are on by default, so the button is shown until the flags arrive.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument());
  });
});
