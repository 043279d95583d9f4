import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import type { WireCall } from '@parlour/kernel/wire-call';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { httpStatus, mockCall, network, refuse, renderBlock, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Settings } from '../blocks/settings/Settings';
import { sessionFeature } from '../feature';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';
import { memberHandlers } from '../mocks/memberHandlers';
import { sessionWire } from '../wire';
import { passwordWire } from '../wire/passwordWire';
import { profileWire } from '../wire/profileWire';
import { registerWire } from '../wire/registerWire';
import { securityWire } from '../wire/securityWire';

useNetwork(...handlers, ...accessHandlers, ...memberHandlers);

const maria = loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' });
const show = (path: string, events = [maria]) =>
  renderFeature(sessionFeature, path, { with: [playerFeature, submissionFeature, siteFeature, contentFeature], events });
const settings = (edit: string) =>
  renderBlock(<Settings version="1" />, {
    path: `/m/set?edit=${edit}`,
    with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature],
    events: [maria],
  });

async function security(edit: string) {
  // Pretend that a code was sent, so that its field is shown.
  for (const channel of ['sms', 'mail']) sessionStorage.setItem(`countdown.security.${channel}`, String(Date.now() + 50_000));
  return show(`/m/securityCenter?edit=${edit}`);
}

async function byMobile() {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true } } }));
  return show('/m/register', []);
}

async function bySms() {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { MOBILEVERCODELOGIN3: true } } }));
  const view = await show('/m/login', []);
  await view.user.click(await screen.findByRole('tab', { name: 'SMS code' }));
  return view;
}

async function byMail() {
  const view = await show('/m/forget', []);
  await view.user.click(screen.getByRole('radio', { name: /By email/ }));
  return view;
}

async function forgotCode() {
  const view = await show('/m/forget', []);
  fill({ username: 'maria', contact: '9175557731' });
  await view.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('SMS code');
  return view;
}

async function forgotPassword() {
  const view = await forgotCode();
  fill({ code: '123456' });
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('New password');
  return view;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

const password = { password: 'parlour99', confirmPassword: 'parlour99' };
const forms: [string, () => Promise<unknown>, Record<string, string>, WireCall][] = [
  ['login', () => show('/m/login', []), { username: 'maria', password: 'parlour88' }, sessionWire.login],
  ['login by short message', bySms, { mobileNum: '9175557731', verificationCode: '123456' }, sessionWire.login],
  ['registration', () => show('/m/register', []), { username: 'noela', ...password }, registerWire.register],
  [
    'registration by mobile number',
    byMobile,
    { mobileNum: '9175557731', verificationCode: '123456', ...password },
    registerWire.registerByMobile,
  ],
  ['forgotten password, by SMS', () => show('/m/forget', []), { username: 'maria', contact: '9175557731' }, passwordWire.sendForgotCode],
  ['forgotten password, by e-mail', byMail, { username: 'maria', contact: 'maria@example.test' }, passwordWire.sendForgotMail],
  ['forgotten password, the code', forgotCode, { code: '123456' }, passwordWire.verifyForgotCode],
  ['forgotten password, the new one', forgotPassword, password, passwordWire.setForgottenPassword],
  ['change of the password', () => show('/m/changePsw'), { oldPassword: 'parlour88', ...password }, passwordWire.changePassword],
  ['nickname', () => settings('nickname'), { value: 'Mario' }, profileWire.setNickname],
  ['birthday', () => settings('birthday'), { value: '1994-05-14' }, profileWire.setBirthday],
  ['contact', () => settings('viber'), { value: '@mario' }, profileWire.setContact],
  ['e-mail address', () => security('email'), { target: 'new@example.test', code: '123456' }, securityWire.setEmail],
  ['phone', () => security('phone'), { target: '9175557731', code: '123456' }, securityWire.setMobile],
  [
    'transaction password',
    () => security('transactionPassword'),
    { old: '246810', next: '975310', again: '975310' },
    securityWire.changePaymentPassword,
  ],
  [
    'security questions',
    () => security('questions'),
    {
      'answers.0.id': 'school',
      'answers.0.answer': 'Rizal',
      'answers.1.id': 'dish',
      'answers.1.answer': 'Adobo',
      password: 'parlour88',
    },
    securityWire.setSecurityQuestions,
  ],
  ['phrase', () => security('phrase'), { value: 'blue mango' }, securityWire.setPhrase],
];

test.each(forms)(
  'many taps during a slow request send the form once, and it can be sent again after a refusal: %s',
  async (...[, open, values, call]) => {
    await open();
    await waitFor(() => expect(field(Object.keys(values)[0] ?? '')).toBeInTheDocument());
    let answer: () => void = () => undefined;
    network.use(
      mockCall(call, async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return refuse('UNKNOWN') as never;
      }),
    );
    fill(values);
    const form = field(Object.keys(values)[0] ?? '').form as HTMLFormElement;
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]') as HTMLButtonElement;
    for (let tap = 0; tap < 3; tap += 1) fireEvent.submit(form);
    await waitFor(() => expect(network.requests(call)).toHaveLength(1));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    fireEvent.click(button);
    fireEvent.submit(form);
    answer();
    expect(await screen.findByText(/Something went wrong\. Please try again/)).toBeVisible();
    expect(network.requests(call)).toHaveLength(1);
    for (const [name, value] of Object.entries(values)) expect([name, field(name).value]).toEqual([name, value]);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));

    network.use(mockCall(call, httpStatus(503)));
    fireEvent.submit(form);
    await waitFor(() => expect(network.requests(call)).toHaveLength(2));
  },
);

test.each(forms)(
  'that it was not sent for lack of a connection is said no longer than it is lost: %s',
  async (...[, open, values, call]) => {
    await open();
    const [first = ''] = Object.keys(values);
    await waitFor(() => expect(field(first)).toBeInTheDocument());
    fill(values);
    network.goOffline();
    fireEvent.submit(field(first).form as HTMLFormElement);
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(network.requests(call)).toEqual([]);
    for (const [name, value] of Object.entries(values)) expect([name, field(name).value]).toEqual([name, value]);
  },
);

test.each([
  ['login', bySms, '/wps/verification/sms/noLogin'],
  ['registration', byMobile, '/wps/verification/sms/register'],
])('many taps on "Get code" request one code: %s', async (_, open) => {
  const { user } = await open();
  await waitFor(() => expect(field('mobileNum')).toBeInTheDocument());
  fill({ mobileNum: '9175557731' });
  const button = screen.getByRole('button', { name: 'Get code' });
  await user.tripleClick(button);
  expect(await screen.findByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  const { accessWire } = await import('../wire/accessWire');
  const asked = [...network.requests(accessWire.sendLoginCode), ...network.requests(accessWire.sendRegisterCode)];
  expect(asked).toHaveLength(1);
});
