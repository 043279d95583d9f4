import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { selectSession } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { playerWire } from '@parlour/player/wire';
import { connectionLost, httpStatus, mockCall, network, refuse, renderFeature, useNetwork, recordToasts } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { securityApi } from '../../api/securityApi';
import { sessionFeature } from '../../feature';
import { captchaPng, handlers } from '../../mocks/handlers';
import { installKeyStore } from '../../mocks/installKeyStore';
import { memberHandlers } from '../../mocks/memberHandlers';
import { rememberCredentials } from '../../rules/rememberedCredentials';
import { sessionWire } from '../../wire';

useNetwork(...handlers, ...memberHandlers);

let removeKeyStore: () => void;
beforeEach(() => {
  removeKeyStore = installKeyStore();
});
afterEach(() => removeKeyStore());
afterEach(() => jest.restoreAllMocks());

const maria = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };
const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });
const remember = () => screen.getByRole('checkbox', { name: 'Remember password' });

async function open(path = '/m/login', options: Parameters<typeof renderFeature>[2] = {}) {
  const view = await renderFeature(sessionFeature, path, {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature],
    ...options,
  });
  const logIn = async (name = 'maria', secret = 'parlour88') => {
    await view.user.clear(username());
    await view.user.type(username(), name);
    await view.user.clear(password());
    await view.user.type(password(), secret);
    await view.user.click(submit());
  };
  return { ...view, logIn };
}

test('a player logs in and lands on home', async () => {
  const { logIn, location, store } = await open();
  await logIn();
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(selectSession(store.getState())).toMatchObject(maria);
  expect(network.requests(sessionWire.login)).toEqual([{ username: 'maria', password: 'parlour88', captcha: '', type: 'username' }]);
});

test('above the form stands the name of the brand, or its logo', async () => {
  const { unmount } = await open();
  expect(screen.getByText(/^Parlour/)).toBeVisible();
  unmount();
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'parlour-config' });
  const acme = { code: '200jilif3', brand: 'Acme', logo: 'acme/logo.svg', country: 'PH', countryName: 'Philippines', currency: 'TLB' };
  block.textContent = JSON.stringify({ merchants: [{ ...acme, langList: ['EN'] }] });
  document.head.append(block);
  await open();
  block.remove();
  expect(await screen.findByRole('img', { name: 'Acme' })).toHaveAttribute('src', '/m/brand/acme/logo.svg');
});

test('after login the player returns to the requested page', async () => {
  const { logIn, location } = await open('/m/login?returnTo=%2Fm%2FvoucherCenter%3Ftab%3Dqr');
  await logIn();
  await waitFor(() => expect(location()).toBe('/m/voucherCenter?tab=qr'));
});

test('a return path to another site is ignored', async () => {
  const { logIn, location } = await open('/m/login?returnTo=%2F%2Fevil.example');
  await logIn();
  await waitFor(() => expect(location()).toBe('/m/home'));
});

test('a browser that keeps nothing says why the next load asks for the login again', async () => {
  const { toasts, feature } = recordToasts();
  const { logIn, location } = await open('/m/login', { with: [playerFeature, submissionFeature, siteFeature, contentFeature, feature] });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await logIn();
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(toasts).toContainEqual(expect.objectContaining({ level: 'info', text: expect.stringMatching(/does not keep your login/) }));
});

test('spec 3: the session is stored in local and session storage', async () => {
  const { logIn, location } = await open();
  await logIn();
  await waitFor(() => expect(location()).toBe('/m/home'));
  for (const storage of [localStorage, sessionStorage]) {
    expect(JSON.parse(storage.getItem('MC_SESSION_INFO') ?? '')).toEqual({ ...maria, firstTimeLogin: false });
  }
});

test('a logged-in player is redirected', async () => {
  const { location } = await open('/m/login?returnTo=%2Fm%2Fwithdraw', { events: [loggedIn(maria)] });
  await waitFor(() => expect(location()).toBe('/m/withdraw'));
});

test('a trial player logs in with a real account, and cached data of the trial is cleared', async () => {
  const { logIn, location, store } = await open('/m/login', { events: [loggedIn({ ...maria, userName: 'guest', type: 4 })] });
  await act(async () => {
    await store.dispatch(securityApi.endpoints.getSecurityConfig.initiate());
  });
  await logIn();
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(selectSession(store.getState())).toMatchObject(maria);
  expect(securityApi.endpoints.getSecurityConfig.select()(store.getState()).isUninitialized).toBe(true);
});

test('the name is read without unseen marks, and the password as it is typed', async () => {
  const { user } = await open();
  await user.type(username(), '\u2068maria2026\u2069\u200b ');
  await user.type(password(), ' par\u200blour ');
  await user.click(submit());
  await waitFor(() =>
    expect(network.requests(sessionWire.login)).toEqual([expect.objectContaining({ username: 'maria2026', password: ' par\u200blour ' })]),
  );
});

test('empty fields show an error, and nothing is sent', async () => {
  const { user } = await open();
  await user.click(submit());
  expect(username()).toHaveAccessibleDescription('Please fill this in.');
  expect(password()).toHaveAccessibleDescription('Please fill this in.');
  expect(username()).toHaveFocus();
  expect(network.requests(sessionWire.login)).toHaveLength(0);
});

test.each([
  ['/m/login', { MOBILEVERCODELOGIN3: true }, 'SMS code'],
  ['/m/register', { USERNAMEREG3: true, MOBILENUMREG3: true }, 'Mobile number'],
])('%s: the typed text stays when whitelabel flags arrive late', async (path, whitelabel, tab) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  network.use(mockCall(siteWire.getStatus, () => arrived.then(() => ({ info: { whitelabel } }))));
  const { user } = await open(path);
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'maria');
  act(arrive);
  expect(await screen.findByRole('tab', { name: tab })).toBeVisible();
  expect(username()).toHaveValue('maria');
});

test('a button shows the password', async () => {
  const { user } = await open();
  await user.type(password(), 'parlour88');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('password managers recognise the fields', async () => {
  await open();
  expect(username()).toHaveAttribute('autocomplete', 'username webauthn');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('a wrong password shows the remaining attempts and keeps the typed text', async () => {
  const { logIn, store } = await open();
  network.use(mockCall(sessionWire.login, refuse('LOGIN_FAILED', { captcha: false, triesLeft: 3 })));
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong username or password. 3 attempts left.');
  expect(username()).toHaveValue('maria');
  expect(selectSession(store.getState())).toBeUndefined();
  expect(screen.queryByLabelText('Code in the picture')).not.toBeInTheDocument();
});

test('spec 4: the captcha is hidden until the gateway asks for it, and is renewed after each failure', async () => {
  const { logIn, user, location } = await open();
  expect(network.requests(playerWire.getCaptcha)).toHaveLength(0);
  network.use(mockCall(sessionWire.login, refuse('LOGIN_FAILED', { captcha: true })));
  await logIn();
  const code = await screen.findByLabelText(/^Code in the picture/);
  expect(await screen.findByRole('img', { name: 'Picture with digits' })).toBeVisible();
  expect(network.requests(playerWire.getCaptcha)).toHaveLength(1);

  await user.click(submit());
  expect(code).toHaveAccessibleDescription(/^Enter the code\./);

  network.use(mockCall(sessionWire.login, refuse('CAPTCHA_WRONG')));
  await user.type(code, '1234');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('The code does not match. Try the new one.');
  await waitFor(() => expect(network.requests(playerWire.getCaptcha)).toHaveLength(2));
  expect(code).toHaveValue('');

  network.use(mockCall(sessionWire.login, { token: 'token-of-maria', userName: 'maria', type: 0 }));
  await user.type(code, '5678');
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(network.requests(sessionWire.login).at(-1)).toMatchObject({ captcha: '5678' });
});

test('a captcha that is not an image is not shown, and can be requested again', async () => {
  const { logIn, user } = await open();
  network.use(
    mockCall(sessionWire.login, refuse('CAPTCHA_REQUIRED')),
    mockCall(playerWire.getCaptcha, btoa('<svg onload="alert(1)"></svg>')),
  );
  await logIn();
  const code = await screen.findByLabelText(/^Code in the picture/);
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^We couldn't load the picture\./));
  expect(screen.queryByRole('img', { name: 'Picture with digits' })).not.toBeInTheDocument();
  network.use(mockCall(playerWire.getCaptcha, captchaPng));
  await user.click(screen.getByRole('button', { name: 'New picture' }));
  expect(await screen.findByRole('img', { name: 'Picture with digits' })).toBeVisible();
});

test('a locked account shows when the lock ends', async () => {
  const { logIn } = await open();
  const lockedUntil = new Date(2026, 5, 15, 14, 5).getTime();
  network.use(mockCall(sessionWire.login, refuse('ACCOUNT_LOCKED', { lockedUntil })));
  await logIn('lito');
  expect(await screen.findByRole('alert')).toHaveTextContent(/locked.*You can try again after 14:05\./);
});

test.each([
  ['AGENT_LOGIN', 'Non-agents cannot log in'],
  ['MEMBER_LOGIN', 'Non-member account unable to login'],
  ['ACCOUNT_DISABLED', 'does not exist or is disabled'],
  ['UPGRADING', 'The system is being upgraded. Please come back soon.'],
])('spec 8: the refusal %s shows its text, and no session starts', async (code, text) => {
  const { logIn, store } = await open();
  network.use(mockCall(sessionWire.login, refuse(code)));
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(selectSession(store.getState())).toBeUndefined();
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

test.each([
  ['the server is down', () => httpStatus(502), 'Something went wrong on our side'],
  ['the connection breaks', () => connectionLost(), "We can't reach the server"],
  [
    'the reply is invalid',
    () => new HttpResponse('<html></html>', { headers: { 'Content-Type': 'application/json' } }),
    'invalid response',
  ],
])('when %s, an error is shown and a second login works', async (_, reply, text) => {
  const { logIn, user, location } = await open();
  network.use(mockCall(sessionWire.login, reply));
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  network.use(mockCall(sessionWire.login, { token: 'token-of-maria', userName: 'maria', type: 0 }));
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/m/home'));
});

test('offline shows an error and keeps the password', async () => {
  const { logIn } = await open();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.use(mockCall(sessionWire.login, connectionLost()));
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet');
  expect(password()).toHaveValue('parlour88');
  online.mockRestore();
});

test('after too many attempts the button is disabled for the time of Retry-After', async () => {
  const { logIn } = await open();
  network.use(mockCall(sessionWire.login, () => HttpResponse.json({ success: false }, { status: 429, headers: { 'Retry-After': '1' } })));
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(submit()).toBeDisabled();
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a double tap and Enter send one login', async () => {
  const { user } = await open();
  let answer: () => void = () => undefined;
  network.use(
    mockCall(sessionWire.login, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return refuse('LOGIN_FAILED', {});
    }),
  );
  await user.type(username(), 'maria');
  await user.type(password(), 'parlour88');
  const button = submit();
  const form = button.closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await user.dblClick(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(network.requests(sessionWire.login)).toHaveLength(1));
  answer();
  await screen.findByRole('alert');
  expect(network.requests(sessionWire.login)).toHaveLength(1);
});

describe('remember password', () => {
  test('spec 2: is checked by default, and the next login is prefilled', async () => {
    const first = await open();
    expect(remember()).toBeChecked();
    await first.logIn();
    await waitFor(() => expect(localStorage.getItem('rememberedCredentials.username')).not.toBeNull());
    expect(localStorage.getItem('rememberedCredentials.username')).not.toContain('parlour88');
    first.unmount();

    await open();
    await waitFor(() => expect(username()).toHaveValue('maria'));
    expect(password()).toHaveValue('parlour88');
  });

  test('unchecked, the stored credentials are removed', async () => {
    await rememberCredentials({ type: 'username', username: 'maria', password: 'parlour88', countryDialingCode: '' });
    const { user, location } = await open();
    await waitFor(() => expect(username()).toHaveValue('maria'));
    await user.click(remember());
    await user.click(submit());
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(localStorage.getItem('rememberedCredentials.username')).toBeNull();
  });

  test('is hidden if the merchant switches it off', async () => {
    await rememberCredentials({ type: 'username', username: 'maria', password: 'parlour88', countryDialingCode: '' });
    network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { rememberPassword: false } } }));
    await open();
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
    expect(localStorage.getItem('rememberedCredentials.username')).toBeNull();
  });
});

test('the registration link keeps the affiliate parameters', async () => {
  await open('/m/login?code=AB12');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register?code=AB12');
  expect(screen.getByRole('link', { name: 'Try it for free' })).toHaveAttribute('href', '/m/trail');
});

test.each([
  ['fil', 'Mag-log in', 'Username', 'Pakipunan ito.'],
  ['my', 'အကောင့်ဝင်ရန်', 'အသုံးပြုသူအမည်', 'ဤအကွက်ကို ဖြည့်ပါ။'],
] as const)('errors of empty fields are shown in the language %s', async (...[locale, button, field, text]) => {
  const { user } = await renderFeature(sessionFeature, '/m/login', {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature],
    locale,
  });
  await user.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(text);
});

test.each([
  ['/m/login', 'm_login'],
  ['/m/register', 'm_reg'],
])('spec 2: the form of %s has the banners of %s above it', async (path, group) => {
  network.use(
    mockCall(contentWire.getAnnouncements, ({ groupName }) => ({
      banners: groupName === group ? [{ id: '1', groupName: group, url: 'banners/seat', title: 'Welcome', link: '/m/activity' }] : [],
    })),
  );
  const { user, location } = await open(path);
  await user.click(await screen.findByRole('img', { name: 'Welcome' }));
  expect(location()).toBe('/m/activity');
});

describe('spec 2: below the form', () => {
  const licence = (name: string, url: string) => ({ resourceType: 'LICENCE', url, labelNameEn: name });

  test.each(['/m/login', '/m/register'])('%s shows the gaming licences of the operator by name', async (path) => {
    const resources = [licence('PAGCOR', 'marks/pagcor.svg'), { resourceType: 'PAYMENT', url: 'marks/gcash.svg', labelNameEn: 'GCash' }];
    network.use(mockCall(siteWire.getStatus, { info: { resources } }));
    await open(path);
    const list = within(await screen.findByRole('list', { name: 'Gaming licenses' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('PAGCOR').querySelector('img')).toHaveAttribute('src', expect.stringContaining('marks/pagcor'));
  });

  test('the "Sports & Live" strip shows only banners of m_game, each with its link', async () => {
    const banner = (groupName: string, title: string, link: string) => ({ id: title, groupName, url: `banners/${title}.svg`, title, link });
    network.use(
      mockCall(contentWire.getAnnouncements, ({ groupName }) => ({
        banners: groupName === 'm_game' ? [banner('m_game', 'Tonight', '/m/sport-games'), banner('m_home', 'Elsewhere', '/m/home')] : [],
      })),
    );
    const { user, location } = await open();
    expect(await screen.findByRole('heading', { name: 'Sports & Live' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Elsewhere' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('img', { name: 'Tonight' }));
    expect(location()).toBe('/m/sport-games');
  });

  test('without banners the strip and its heading are hidden', async () => {
    await open();
    await waitFor(() => expect(network.requests(contentWire.getAnnouncements)).toHaveLength(2));
    expect(screen.queryByText('Sports & Live')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Gaming licenses' })).not.toBeInTheDocument();
  });
});

test('the store holds no password after a login, successful or not', async () => {
  const { logIn, store, location } = await open();
  network.use(mockCall(sessionWire.login, refuse('LOGIN_FAILED', {})));
  await logIn();
  await screen.findByRole('alert');
  expect(JSON.stringify(store.getState())).not.toContain('parlour88');
  network.use(mockCall(sessionWire.login, { token: 'token-of-maria', userName: 'maria', type: 0 }));
  await logIn();
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(JSON.stringify(store.getState())).not.toContain('parlour88');
});
