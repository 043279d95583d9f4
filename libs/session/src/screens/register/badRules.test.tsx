import { contentFeature } from '@parlour/content';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { playerWire } from '@parlour/player/wire';
import { mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { sessionFeature } from '../../feature';
import { accessHandlers } from '../../mocks/accessHandlers';
import { captchaPng, handlers } from '../../mocks/handlers';
import { sessionWire } from '../../wire';
import { accessWire } from '../../wire/accessWire';
import { passwordWire } from '../../wire/passwordWire';

useNetwork(...handlers, ...accessHandlers);

const on = { enabled: true, required: true };
const show = (path: string) =>
  renderFeature(sessionFeature, path, { with: [playerFeature, submissionFeature, siteFeature, contentFeature] });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}
/** Mocks a reply of the gateway, whether or not it fits the contract. */
const raw = ({ path }: { path: string }, value: unknown) => http.get(`*${path}`, () => HttpResponse.json({ success: true, value }));
const rules = (value: unknown) => raw(sessionWire.getRegisterSetting, value);

describe('spec 5: registration rules', () => {
  test.each([
    ['are missing', {}],
    ['are unknown', { shoeSize: on, constructor: on, toString: on }],
    ['contradict each other', { username: { ...on, minLength: 40, maxLength: 3 }, password: { ...on, minLength: 90, maxLength: 9 } }],
    ['require what they disable', { email: { enabled: false, required: true } }],
    ['have senseless lengths', { username: { ...on, minLength: 0, maxLength: 0 }, password: { ...on, maxLength: 9_007_199_254_740_991 } }],
    ['carry a hostile pattern', { username: { ...on, pattern: '^(a+)+$', regex: '(.*)*x', validate: 'alert(1)' } }],
  ])('that %s leave a working form', async (_, fields) => {
    network.use(rules({ fields, captcha: { enabled: false } }));
    const { user, location } = await show('/m/register');
    await screen.findByRole('textbox', { name: 'Username' });
    fill({ username: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', password: 'parlour88', confirmPassword: 'parlour88' });
    if (/3 characters at most/.test(document.body.textContent ?? '')) fill({ username: 'abc' });
    if (/9 characters at most/.test(document.body.textContent ?? '')) fill({ password: 'parlour88', confirmPassword: 'parlour88' });
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(location()).toBe('/m/home'));
  });

  test.each([
    ['null', null],
    ['a list', []],
    ['a string', 'username'],
    ['without valid fields', { fields: 'all', captcha: { enabled: false } }],
    ['with negative lengths', { fields: { username: { ...on, maxLength: -4 } }, captcha: { enabled: false } }],
    ['with lengths in words', { fields: { username: { ...on, maxLength: 'twelve' } }, captcha: { enabled: false } }],
  ])('that are %s show an error with a retry', async (_, value) => {
    network.use(rules(value));
    await show('/m/register');
    expect(await screen.findByText("We couldn't load the form")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

async function smsLogin() {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { MOBILEVERCODELOGIN3: true } } }));
  const view = await show('/m/login');
  await view.user.click(await screen.findByRole('tab', { name: 'SMS code' }));
  fill({ mobileNum: '9175557731' });
  return view;
}
async function mobileRegistration() {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { MOBILENUMREG3: true, REGMOBVERF3: true } } }));
  const view = await show('/m/register');
  await screen.findByRole('textbox', { name: 'Mobile number' });
  fill({ mobileNum: '9175557731' });
  return view;
}

describe.each([
  ['of now', () => Date.now()],
  ['in the past', () => Date.now() - 3_600_000],
  ['in seconds instead of milliseconds', () => Math.floor(Date.now() / 1000)],
  ['in ten years', () => Date.now() + 10 * 365 * 86_400_000],
])('spec 4: a code with an expiration time %s can be requested again at once, without a countdown', (_, time) => {
  const reply = () => ({ expirationTime: time() });

  test.each([
    ['login', smsLogin, accessWire.sendLoginCode],
    ['registration', mobileRegistration, accessWire.sendRegisterCode],
  ] as const)('%s', async (...[, open, call]) => {
    network.use(mockCall(call, reply));
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Get code' });
    await user.click(button);
    await waitFor(() => expect(network.requests(call)).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(button).toBeEnabled();
    expect(button).toHaveTextContent('Get code');
    await user.click(button);
    await waitFor(() => expect(network.requests(call)).toHaveLength(2));
  });

  test('password reset', async () => {
    network.use(mockCall(passwordWire.sendForgotCode, reply));
    const { user } = await show('/m/forget');
    fill({ username: 'maria', contact: '9175557731' });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByLabelText('SMS code')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get code' })).toBeEnabled();
    expect(screen.getByText('No code?')).toBeVisible();
  });
});

describe.each([
  ['an SVG with a script', btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an SVG in a data URL', `data:image/svg+xml;base64,${btoa('<svg/>')}`],
  ['an HTML page', '<html><script>alert(1)</script></html>'],
  ['a URL', 'https://evil.example/captcha.png'],
  ['a script URL', 'javascript:alert(1)'],
  ['empty', ''],
  ['a PNG followed by markup', `${captchaPng}" onerror="alert(1)`],
  ['too large', `iVBORw0KGgo${'A'.repeat(199_990)}`],
])('bad input: a captcha that is %s', (_, image) => {
  test.each([
    [
      'login',
      async () => {
        network.use(mockCall(sessionWire.login, refuse('CAPTCHA_REQUIRED')));
        const { user } = await show('/m/login');
        fill({ username: 'maria', password: 'parlour88' });
        await user.click(screen.getByRole('button', { name: 'Log in' }));
      },
    ],
    [
      'registration',
      async () => {
        network.use(mockCall(sessionWire.getRegisterSetting, { fields: {}, captcha: { enabled: true }, ageConfirmation: false }));
        await show('/m/register');
      },
    ],
    [
      'password reset',
      async () => {
        network.use(mockCall(passwordWire.sendForgotCode, refuse('CAPTCHA_REQUIRED', { captcha: true })));
        const { user } = await show('/m/forget');
        fill({ username: 'maria', contact: '9175557731' });
        await user.click(screen.getByRole('button', { name: 'Send code' }));
      },
    ],
  ])('is not shown, and can be requested again: %s', async (__, open) => {
    network.use(raw(playerWire.getCaptcha, image));
    await open();
    const code = await screen.findByLabelText(/^Code in the picture/);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/We couldn't load the picture\./));
    expect(document.querySelector('img')).toBeNull();
    network.use(mockCall(playerWire.getCaptcha, captchaPng));
    fireEvent.click(screen.getByRole('button', { name: 'New picture' }));
    expect(await screen.findByRole('img', { name: 'Picture with digits' })).toBeVisible();
  });
});
