import { contentFeature } from '@parlour/content';
import type { api } from '@parlour/api-client';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { endSession, selectSession, startSession, useLogout } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { playerWire } from '@parlour/player/wire';
import { connectionLost, httpStatus, mockCall, network, recordToasts, renderBlock, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { act, screen, waitFor, within } from '@testing-library/react';
import { securityApi } from '../../api/securityApi';
import { sessionFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { memberHandlers } from '../../mocks/memberHandlers';
import { sessionWire } from '../../wire';
import { SessionDialogs } from './SessionDialogs';

useNetwork(...handlers, ...memberHandlers);

const maria = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };
const vince = { ...maria, token: 'token-of-vince', userName: 'vince' };

function Asking() {
  const logout = useLogout();
  return (
    <>
      <button onClick={logout}>Leave</button>
      <SessionDialogs />
    </>
  );
}

async function open() {
  const { feature: toastRecorder, toasts } = recordToasts();
  const view = await renderBlock(<Asking />, {
    path: '/m/withdraw',
    with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature, toastRecorder],
    events: [loggedIn(maria)],
  });
  const confirm = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Leave' }));
    await view.user.click(screen.getByRole('button', { name: 'Log out' }));
  };
  return { ...view, toasts, confirm };
}

describe('logout', () => {
  test('spec 4: asks for confirmation, and Cancel changes nothing', async () => {
    const { user, store } = await open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByRole('dialog', { name: 'Log out?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(selectSession(store.getState())).toEqual(maria);
    expect(network.requests(sessionWire.logout)).toHaveLength(0);
  });

  test('spec 4: sends the token to the gateway, clears the stored session and goes home', async () => {
    const { confirm, store, location, toasts } = await open();
    localStorage.setItem('memberInfo', '{}');
    sessionStorage.setItem('trialName', '"guest"');
    await confirm();
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.headers(sessionWire.logout)[0]?.get('Authorization')).toBe('Bearer token-of-maria');
    expect(selectSession(store.getState())).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
    expect(localStorage.getItem('memberInfo')).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
    expect(toasts).toEqual([{ level: 'success', text: 'You are logged out.' }]);
  });

  test.each([
    ['the phone is offline', connectionLost],
    ['the server is down', () => httpStatus(502)],
    ['the token has expired', () => httpStatus(401, 'TOKEN_EXPIRED')],
  ])('logs out on this device when %s', async (_, reply) => {
    const { confirm, store, location } = await open();
    network.use(mockCall(sessionWire.logout, reply));
    await confirm();
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(selectSession(store.getState())).toBeUndefined();
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  test('spec 4: the stored session is cleared before the gateway replies, and loading ends after 9999 ms', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    network.use(mockCall(sessionWire.logout, () => new Promise<never>(() => undefined)));
    const { confirm, store, location } = await open();
    await confirm();
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
    expect(screen.getByRole('button', { name: 'Log out' })).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(location()).toBe('/m/withdraw');
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(location()).toBe('/m/home');
    expect(selectSession(store.getState())).toBeUndefined();
    jest.useRealTimers();
  });

  test('a double tap sends one request', async () => {
    const { user, location } = await open();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.dblClick(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.requests(sessionWire.logout)).toHaveLength(1);
  });
});

test('spec 8: when the gateway ends the session, a toast says so', async () => {
  const { store, toasts } = await open();
  act(() => endSession(store));
  await waitFor(() =>
    expect(toasts).toEqual([{ level: 'info', text: 'You have been logged out. Please log in again.', durationMs: 8000 }]),
  );
});

describe('spec 4: the login modal', () => {
  const modal = () => screen.findByRole('dialog', { name: 'Log in' });

  test('opens when the gateway ends the session, sets a class on the body, and keeps the player on the page after login', async () => {
    const { store, user, location } = await open();
    act(() => endSession(store));
    expect(await modal()).toBeVisible();
    expect(document.body).toHaveClass('login-visible');
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'maria');
    await user.type(screen.getByLabelText('Password'), 'parlour88');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(selectSession(store.getState())).toMatchObject({ userName: 'maria' });
    expect(location()).toBe('/m/withdraw');
    expect(document.body).not.toHaveClass('login-visible');
  });

  test('closes with its button, which removes the class, or with a link', async () => {
    const { store, user, location } = await open();
    act(() => endSession(store));
    await modal();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).not.toHaveClass('login-visible');
    act(() => void store.dispatch(loggedIn(maria)));
    act(() => endSession(store));
    await modal();
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(location()).toBe('/m/forget');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('spec 2: the register modal', () => {
  test('opens from the login modal with a new captcha each time, and keeps the new member on the page', async () => {
    network.use(
      mockCall(sessionWire.getRegisterSetting, { fields: {}, captcha: { enabled: true }, ageConfirmation: false }),
      mockCall(playerWire.getMemberInfo, { id: '1', type: 0, account: 'noela' }),
    );
    const { store, user, location } = await open();
    act(() => endSession(store));
    await user.click(await screen.findByRole('button', { name: 'Sign up' }));
    await screen.findByRole('dialog', { name: 'Sign up' });
    await waitFor(() => expect(network.requests(playerWire.getCaptcha)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Log in now' }));
    await user.click(await screen.findByRole('button', { name: 'Sign up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign up' }));
    await waitFor(() => expect(network.requests(playerWire.getCaptcha)).toHaveLength(2));

    await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'noela');
    await user.type(dialog.getByLabelText(/^Password/), 'parlour88');
    await user.type(dialog.getByLabelText(/^Confirm password/), 'parlour88');
    await user.type(dialog.getByLabelText(/^Code in the picture/), '1234');
    await user.click(dialog.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(selectSession(store.getState())).toMatchObject({ userName: 'noela' });
    expect(location()).toBe('/m/withdraw');
  });

  test('closes when the player opens the terms', async () => {
    const { store, user, location } = await open();
    act(() => endSession(store));
    await user.click(await screen.findByRole('button', { name: 'Sign up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign up' }));
    await user.click(await dialog.findByRole('link', { name: /terms/i }));
    expect(location()).toBe('/m/terms');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('another player logs in in another tab', () => {
  async function meetVince() {
    const view = await open();
    let stop: () => void = () => undefined;
    act(() => void (stop = startSession(view.store, () => '200jilif3')));
    await act(async () => {
      await view.store.dispatch(securityApi.endpoints.getSecurityConfig.initiate());
    });
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(vince));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO', oldValue: JSON.stringify(maria) })));
    stop();
    return view;
  }
  const loaded = (state: unknown) => Object.keys((state as { api: ReturnType<typeof api.reducer> }).api.queries);

  test('a dialog says so; continuing as that player clears the cached data of the first', async () => {
    const { user, store } = await meetVince();
    expect(loaded(store.getState())).toContain('getSecurityConfig(undefined)');
    expect(screen.getByRole('dialog', { name: "You're logged in as vince in another tab" })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue as vince' }));
    expect(selectSession(store.getState())).toEqual(vince);
    expect(loaded(store.getState())).not.toContain('getSecurityConfig(undefined)');
  });

  test('signing out here keeps the session of the other tab', async () => {
    const { user, store } = await meetVince();
    await user.click(screen.getByRole('button', { name: 'Log out here' }));
    expect(selectSession(store.getState())).toBeUndefined();
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(vince);
    expect(localStorage.getItem('autoLogin')).toBe('1');
  });
});
