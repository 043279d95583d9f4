import { contentFeature } from '@parlour/content';
import { localeChanged } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { actAs, httpStatus, mockCall, network, recordToasts, refuse, renderFeature, stopActing, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { act, screen, waitFor } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';
import { installKeyStore } from '../mocks/installKeyStore';
import { sessionWire } from '../wire';
import { accessWire } from '../wire/accessWire';
import { registerWire } from '../wire/registerWire';

useNetwork(...handlers, ...accessHandlers);
afterEach(stopActing);

let removeKeyStore: () => void;
beforeEach(() => {
  removeKeyStore = installKeyStore();
});
afterEach(() => removeKeyStore());

const flags = (whitelabel: Record<string, boolean>) =>
  mockCall(siteWire.getStatus, { info: { whitelabel }, maintenance: false, regionRestriction: false });
const sms = { MOBILEVERCODELOGIN3: true };
const mobile = () => screen.getByRole('textbox', { name: /^Mobile number/ });
const code = () => screen.getByRole('textbox', { name: /^SMS code/ });

async function open(path: string, whitelabel: Record<string, boolean>) {
  network.use(flags(whitelabel));
  const { feature: toastRecorder, toasts } = recordToasts();
  const view = await renderFeature(sessionFeature, path, {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature, toastRecorder],
  });
  return { ...view, toasts };
}

async function openSms(whitelabel: Record<string, boolean> = sms) {
  const view = await open('/m/login', whitelabel);
  await view.user.click(await screen.findByRole('tab', { name: 'SMS code' }));
  return view;
}

describe('spec 2: login methods', () => {
  test('without MOBILEVERCODELOGIN3 there are no tabs', async () => {
    await open('/m/login', {});
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test.each([
    ['FACEBOOKLOGIN3', 'Facebook'],
    ['GOOGLELOGIN3', 'Google'],
    ['TELEGRAMLOGIN3', 'Telegram'],
  ])('%s shows only %s', async (flag, name) => {
    await open('/m/login', { [flag]: true });
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Or continue with' }).querySelectorAll('button')).toHaveLength(1);
  });

  test('an authorisation URL of a foreign site is not opened', async () => {
    const { user, toasts } = await open('/m/login', { GOOGLELOGIN3: true });
    await user.click(await screen.findByRole('button', { name: 'Google' }));
    await waitFor(() => expect(toasts).toEqual([{ level: 'fail', text: 'This login does not work in this browser.' }]));
    expect(sessionStorage.getItem('socialAttempt')).not.toContain('evil');
  });

  test('in an in-app browser, which Google refuses, a notice is shown instead of the redirect', async () => {
    sessionStorage.clear();
    actAs('androidFacebook');
    const { user, toasts } = await open('/m/login', { GOOGLELOGIN3: true });
    await user.click(await screen.findByRole('button', { name: 'Google' }));
    expect(await screen.findByText('Google does not allow logins from inside another app.')).toBeVisible();
    expect(await screen.findByText('http://localhost/m/login')).toBeVisible();
    expect([toasts, sessionStorage.getItem('socialAttempt')]).toEqual([[], null]);
  });
});

describe('login by SMS', () => {
  test('spec 5: asking for a code first validates the number', async () => {
    const { user } = await openSms();
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(mobile()).toHaveFocus();
    expect(mobile()).toHaveAccessibleDescription('Please fill this in.');
    await user.type(mobile(), 'abc');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(mobile()).toHaveAccessibleDescription('Type digits only, like 0905 123 4567.');
    expect(network.requests(accessWire.sendLoginCode)).toHaveLength(0);
  });

  test('spec 9: at most 10 digits for the code; the browser cuts no number', async () => {
    const { user } = await openSms();
    expect(mobile()).not.toHaveAttribute('maxlength');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code(), '12345678901{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Type the digits of the code, like 123456.'));
  });

  test('spec 8: toasts "Sending…" for 10 s and "SMS sent." for 1.5 s; spec 9: the countdown starts at 60', async () => {
    const { user, toasts } = await openSms();
    await user.type(mobile(), '0917 555-7731');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toBeDisabled();
    expect(toasts).toEqual([
      { level: 'loading', text: 'Sending…', durationMs: 10_000 },
      { level: 'success', text: 'SMS sent.', durationMs: 1500 },
    ]);
    expect(network.requests(accessWire.sendLoginCode)).toEqual([
      {
        mobileNum: '9175557731',
        countryDialingCode: '63',
        botCheck: { dwellMs: expect.any(Number) as number, keys: expect.any(Number) as number, captcha: '' },
      },
    ]);
  });

  test('a number that is too short is said at its field and not sent', async () => {
    const { user } = await openSms();
    await user.type(mobile(), '12');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(mobile()).toHaveAccessibleDescription(/This number is too short/));
    expect(mobile()).toHaveFocus();
    expect(network.requests(accessWire.sendLoginCode)).toEqual([]);
  });

  test('a number that the gateway refuses is said at its field, not at the code', async () => {
    network.use(mockCall(accessWire.sendLoginCode, refuse('FIELD_INVALID', { field: 'mobileNum' })));
    const { user } = await openSms();
    await user.type(mobile(), '9175557731');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(mobile()).toHaveAccessibleDescription(/This was not accepted/));
    expect(code()).not.toHaveAccessibleDescription();
  });

  test('spec 3: the code is sent as the password, and only the number is remembered', async () => {
    const { user, location } = await openSms();
    await user.type(mobile(), '9175557731');
    await user.type(code(), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.requests(sessionWire.login)).toEqual([
      { username: '9175557731', password: '123456', captcha: '', type: 'sms', countryDialingCode: '63' },
    ]);
    await waitFor(() => expect(localStorage.getItem('rememberedCredentials.sms')).toContain('9175557731'));
    expect(localStorage.getItem('rememberedCredentials.sms')).not.toContain('123456');
  });

  test('spec 3: with an external identity provider, firebaseChannel sms, its token and the number are sent', async () => {
    const { user, location } = await openSms({ ...sms, smsIdentity: true });
    await user.type(mobile(), '9175557731');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await screen.findByRole('button', { name: 'Send again in 60 s' });
    expect(network.requests(accessWire.sendIdentityCode)).toEqual([{ phoneNumber: '+639175557731' }]);
    await user.type(code(), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.requests(accessWire.verifyIdentityCode)).toEqual([{ sessionInfo: 'attempt-1', code: '123456' }]);
    expect(network.requests(sessionWire.login)).toEqual([
      expect.objectContaining({
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken: 'proof-of-the-number',
        firebaseMobileNo: '9175557731',
        countryDialingCode: '63',
      }),
    ]);
    // Stored later, it would fill in the form of the next test.
    await waitFor(() => expect(localStorage.getItem('rememberedCredentials.sms')).not.toBeNull());
  });

  test('spec 8: a failing provider is reported below the field, without a toast', async () => {
    const { user, toasts } = await openSms({ ...sms, smsIdentity: true });
    network.use(mockCall(accessWire.sendIdentityCode, httpStatus(502)));
    await user.type(mobile(), '9175557731');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^No code was sent\./));
    expect(toasts.map(({ level }) => level)).toEqual(['loading']);
    expect(screen.getByRole('button', { name: 'Get code' })).toBeEnabled();
  });

  test('spec 7: bot check: the gateway asks for a captcha before it sends a code', async () => {
    const { user } = await openSms();
    network.use(mockCall(accessWire.sendLoginCode, refuse('CAPTCHA_REQUIRED', { captcha: true })));
    await user.type(mobile(), '9175557731');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(await screen.findByLabelText(/^Code in the picture/)).toBeVisible();
  });

  test('an expired code can be requested again at once', async () => {
    const { user, toasts } = await openSms();
    network.use(mockCall(accessWire.sendLoginCode, { expirationTime: 1 }));
    await user.type(mobile(), '9175557731');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Get code' })).toBeEnabled();
  });
});

test('spec 4: switching the language validates filled fields again after 200 ms', async () => {
  const { user, store } = await openSms();
  await user.type(mobile(), 'abc');
  act(() => void store.dispatch(localeChanged('fil')));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /obile/ })).toHaveAttribute('aria-invalid', 'true'));
});

test('spec 6: a login from the agent entrance sends entrance "agent"', async () => {
  const { user } = await open('/m/login?as=agent', {});
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'ramon');
  await user.type(screen.getByLabelText('Password'), 'parlour88');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(network.requests(sessionWire.login)).toEqual([expect.objectContaining({ entrance: 'agent' })]));
});

describe('spec 4: registration methods', () => {
  const both = { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true };

  test.each([
    ['only the user name', { USERNAMEREG3: true }, 'Username'],
    ['only the mobile number', { MOBILENUMREG3: true, REGMOBVERF3: true }, 'Mobile number'],
  ])('%s has no tabs', async (_, whitelabel, field) => {
    await open('/m/register', whitelabel);
    expect(await screen.findByRole('textbox', { name: field })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('both methods have tabs, with the user name first', async () => {
    await open('/m/register', both);
    expect(await screen.findByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
  });

  test('spec 7: by mobile number, normalRegister is false, and code and number are sent', async () => {
    const { user, location } = await open('/m/register', both);
    await user.click(await screen.findByRole('tab', { name: 'Mobile number' }));
    await user.type(mobile(), '09175557731');
    await user.type(code(), '123456');
    await user.type(screen.getByLabelText(/^Password/), 'parlour88');
    await user.type(screen.getByLabelText(/^Confirm password/), 'parlour88');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.requests(registerWire.registerByMobile)).toEqual([
      expect.objectContaining({
        mobileNum: '9175557731',
        verificationCode: '123456',
        username: '',
        normalRegister: false,
        humanCheck: false,
        type: 0,
      }),
    ]);
    expect(network.requests(registerWire.register)).toHaveLength(0);
  });

  test('a wrong code is shown at its field', async () => {
    const { user } = await open('/m/register', { MOBILENUMREG3: true, REGMOBVERF3: true });
    network.use(mockCall(registerWire.registerByMobile, refuse('CODE_WRONG', { triesLeft: 4 })));
    await screen.findByRole('textbox', { name: 'Mobile number' });
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    await user.type(mobile(), '9175557731');
    await user.type(code(), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(code()).toHaveAccessibleDescription('This code is incorrect.'));
  });
});
