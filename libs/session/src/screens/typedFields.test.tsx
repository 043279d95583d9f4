import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { playerWire } from '@parlour/player/wire';
import { submissionFeature } from '@parlour/submission';
import { mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';
import { memberHandlers } from '../mocks/memberHandlers';
import { accessWire } from '../wire/accessWire';
import { passwordWire } from '../wire/passwordWire';
import { registerWire } from '../wire/registerWire';
import { securityWire } from '../wire/securityWire';
import { sessionWire } from '../wire';
import { HttpResponse } from 'msw';

useNetwork(...handlers, ...accessHandlers, ...memberHandlers);

const maria = loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' });
const show = (path: string, events = [maria]) =>
  renderFeature(sessionFeature, path, { with: [playerFeature, submissionFeature, siteFeature, contentFeature], events });
const flags = (names: string[]) =>
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: Object.fromEntries(names.map((name) => [name, true])) } }));

async function openSms() {
  flags(['MOBILEVERCODELOGIN3']);
  const view = await show('/m/login', []);
  await view.user.click(await screen.findByRole('tab', { name: 'SMS code' }));
  return view;
}
async function openRegister() {
  flags(['MOBILENUMREG3', 'REGMOBVERF3']);
  const view = await show('/m/register', []);
  await waitFor(() => expect(field('mobileNum')).toBeInTheDocument());
  return view;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const writings = [
  '639175557731',
  '+639175557731',
  '+63 917 555 7731',
  '(0917) 555-7731',
  '0917.555.7731',
  '0917 555 7731',
  '0917-555-7731',
  '၀၉၁၇၅၅၅၇၇၃၁',
  '０９１７５５５７７３１',
  '\u202a+639175557731\u202c',
  '\u2068(+63) 917\u2011555\u20117731\u2069',
  '+63 (0) 917 555 7731',
  '00 63 917 555 7731',
  'tel:+639175557731',
];
const wrong: [string, RegExp][] = [
  ['+44 20 7946 0958', /belongs to another country.*starts with \+63/],
  ['(02) 8888 7777', /not a mobile number of \+63.*0905 123 4567/],
  ['0917', /too short/],
  ['0917 555 7731 ext. 2', /digits only, like 0905 123 4567/],
  ['09175557731 09175557731', /too long/],
  ['0917 CALL NOW', /digits only, like 0905 123 4567/],
];

describe.each([
  ['login by SMS', openSms, accessWire.sendLoginCode],
  ['registration', openRegister, accessWire.sendRegisterCode],
] as const)('the phone field of %s', (_, open, call) => {
  test.each(writings)('reads %j, and says so', async (typed) => {
    await open();
    fill('mobileNum', typed);
    await waitFor(() => expect(field('mobileNum')).toHaveAccessibleDescription(expect.stringContaining('+63 917 555 7731')));
    press('Get code');
    await waitFor(() =>
      expect(network.requests(call)).toEqual([expect.objectContaining({ mobileNum: '9175557731', countryDialingCode: '63' })]),
    );
    expect(field('mobileNum')).toHaveValue(typed);
  });

  test('is filled with the national number that the phone knows', async () => {
    await open();
    expect(field('mobileNum')).toHaveAttribute('type', 'tel');
    expect(field('mobileNum')).toHaveAttribute('autocomplete', 'tel-national');
  });

  test('a paste of more than 20 characters is read whole', async () => {
    const { user } = await open();
    await user.click(field('mobileNum'));
    await user.paste('  +63  (917) - 555 - 77 - 31  ');
    await waitFor(() => expect(field('mobileNum')).toHaveAccessibleDescription(expect.stringContaining('+63 917 555 7731')));
  });

  test('a paste of two numbers is kept whole, and refused with an example', async () => {
    const { user } = await open();
    await user.click(field('mobileNum'));
    await user.paste('0917 555 7731 / 0918 555 7732');
    press('Get code');
    await waitFor(() => expect(field('mobileNum')).toHaveAccessibleDescription(/0905 123 4567/));
    expect(field('mobileNum')).toHaveValue('0917 555 7731 / 0918 555 7732');
    expect(network.requests(call)).toEqual([]);
  });

  test.each(wrong)('keeps %j and refuses it with the reason', async (typed, reason) => {
    await open();
    fill('mobileNum', typed);
    press('Get code');
    await waitFor(() => expect(field('mobileNum')).toHaveAccessibleDescription(reason));
    expect(field('mobileNum')).toHaveValue(typed);
    expect(network.requests(call)).toEqual([]);
  });
});

test.each([
  ['lost password', '/m/forget', [], 'contact'],
  ['new phone number', '/m/securityCenter?edit=phone', undefined, 'target'],
] as const)('the phone field of a %s is filled with the national number that the phone knows', async (_, path, events, name) => {
  await show(path, events && [...events]);
  await waitFor(() => expect(field(name)).toBeInTheDocument());
  expect(field(name)).toHaveAttribute('type', 'tel');
  expect(field(name)).toHaveAttribute('autocomplete', 'tel-national');
});

test('the number of a lost password is read by the chosen country', async () => {
  await show('/m/forget', []);
  fill('username', 'maria');
  fill('contact', '+63 917 555 7731');
  press('Send code');
  await waitFor(() =>
    expect(network.requests(passwordWire.sendForgotCode)).toEqual([
      expect.objectContaining({ mobileNum: '9175557731', countryDialingCode: '63' }),
    ]),
  );
});

test('a new e-mail address of more than 80 characters gets its code', async () => {
  await show('/m/securityCenter?edit=email');
  await waitFor(() => expect(field('target')).toBeInTheDocument());
  const target = `${'m'.repeat(64)}@${'x'.repeat(60)}.example`;
  fill('target', target);
  press('Send code');
  await waitFor(() => expect(network.requests(securityWire.sendCode)).toEqual([{ channel: 'mail', target }]));
});

test.each([
  ['/m/securityCenter?edit=email', 'target', securityWire.sendCode, 'target'],
  ['/m/forget?by=email', 'contact', passwordWire.sendForgotMail, 'email'],
] as const)('an e-mail address with unseen marks is sent without them: %s', async (path, name, call, key) => {
  await show(path, path.includes('forget') ? [] : [maria]);
  if (name === 'contact') fireEvent.click(await screen.findByRole('radio', { name: /mail/i }));
  await waitFor(() => expect(field(name)).toBeInTheDocument());
  if (name === 'contact') fill('username', 'maria');
  fill(name, ' \u2068maria@parlour.example\u2069\u200b');
  press(/^Send/);
  await waitFor(() => expect(network.requests(call)).toEqual([expect.objectContaining({ [key]: 'maria@parlour.example' })]));
});

test('a new phone number is sent without its calling code', async () => {
  await show('/m/securityCenter?edit=phone');
  await waitFor(() => expect(field('target')).toBeInTheDocument());
  fill('target', '၀၉၁၇ ၅၅၅ ၇၇၃၁');
  await waitFor(() => expect(field('target')).toHaveAccessibleDescription('+63 917 555 7731'));
  press('Send code');
  await waitFor(() => expect(network.requests(securityWire.sendCode)).toEqual([{ channel: 'sms', target: '9175557731' }]));
  await waitFor(() => expect(field('code')).toBeInTheDocument());
  fill('code', 'Your Parlour code is 123 456.');
  press('Save');
  await waitFor(() =>
    expect(network.requests(securityWire.setMobile)).toEqual([
      { mobileNum: '9175557731', countryDialingCode: '63', verificationCode: '123456' },
    ]),
  );
});

test.each([
  '123 456',
  '123-456',
  'G-123456',
  'Your Parlour code is 123456. It works for 5 minutes.',
  '၁၂၃၄၅၆',
  '၁၂၃၄၅၆\u200b',
  '123456 123456',
  'Code: 123456\n@parlour.example #123456',
])('a code pasted as %j logs in', async (typed) => {
  const { user } = await openSms();
  fill('mobileNum', '09175557731');
  await user.click(field('verificationCode'));
  await user.paste(typed);
  press('Log in');
  await waitFor(() =>
    expect(network.requests(sessionWire.login)).toEqual([expect.objectContaining({ username: '9175557731', password: '123456' })]),
  );
});

test('a text with two codes is refused, and stays', async () => {
  await openSms();
  fill('mobileNum', '09175557731');
  fill('verificationCode', '123456 654321');
  press('Log in');
  await waitFor(() => expect(field('verificationCode')).toHaveAccessibleDescription(/Type the code alone/));
  expect(field('verificationCode')).toHaveValue('123456 654321');
  expect(network.requests(sessionWire.login)).toEqual([]);
});

test('a captcha in Burmese digits is read', async () => {
  network.use(mockCall(sessionWire.login, refuse('CAPTCHA_REQUIRED', { captcha: true })));
  await show('/m/login', []);
  fill('username', 'maria');
  fill('password', 'parlour88');
  press('Log in');
  await waitFor(() => expect(field('captcha')).toBeInTheDocument());
  fill('captcha', '၁၂ ၃၄');
  press('Log in');
  await waitFor(() => expect(network.requests(sessionWire.login).at(-1)).toEqual(expect.objectContaining({ captcha: '1234' })));
});

test.each<[string, () => unknown]>([
  ['is shown again', () => fireEvent(document, new Event('visibilitychange'))],
  ['beside the other one is used again', () => fireEvent(window, new Event('focus'))],
])('a captcha that another tab made invalid is fetched again when its tab %s', async (_, comeBack) => {
  let count = 0;
  network.use(
    mockCall(sessionWire.login, refuse('CAPTCHA_REQUIRED', { captcha: true })),
    mockCall(playerWire.getCaptcha, () => {
      count += 1;
      // A PNG with another number of bytes each time.
      return `iVBORw0KGgo${'A'.repeat(count * 4 + 1)}`;
    }),
  );
  await show('/m/login', []);
  fill('username', 'maria');
  fill('password', 'parlour88');
  press('Log in');
  await waitFor(() => expect(field('captcha')).toBeInTheDocument());
  await waitFor(() => expect(count).toBeGreaterThan(0));
  await waitFor(() => expect(localStorage.getItem('lastCaptcha')).not.toBeNull());
  fill('captcha', '1234');
  const before = count;

  comeBack();
  expect(field('captcha')).toHaveValue('1234');

  // Another tab has fetched a captcha in the meantime.
  localStorage.setItem('lastCaptcha', JSON.stringify('of another tab'));
  comeBack();
  await waitFor(() => expect(count).toBe(before + 1));
  await waitFor(() => expect(field('captcha')).toHaveValue(''));

  // A logout in another tab clears the storage.
  localStorage.removeItem('lastCaptcha');
  comeBack();
  await waitFor(() => expect(count).toBe(before + 2));
});

describe('with a phone whose clock is wrong by years', () => {
  const value = { fields: { birthday: { enabled: true, required: true } }, captcha: { enabled: false }, ageConfirmation: false };
  const asked = mockCall(sessionWire.getRegisterSetting, () =>
    HttpResponse.json({ success: true, value, code: null, message: null }, { headers: { Date: today.toUTCString() } }),
  );
  const today = new Date();
  const born = (years: number) => `${today.getFullYear() - years}-01-01`;

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test.each([
    ['behind', -10, 20, undefined],
    ['ahead', 10, 12, /at least 18/],
  ])('%s, the gateway’s time decides the age', async (_, years, age, problem) => {
    network.use(asked);
    jest.setSystemTime(new Date(today).setFullYear(today.getFullYear() + years));
    await show('/m/register', []);
    await waitFor(() => expect(field('birthday')).toBeInTheDocument());
    await waitFor(() => expect(field('birthday')).toHaveAttribute('max', `${today.getFullYear()}-12-31`));
    fill('birthday', born(age));
    fill('username', 'noela');
    fill('password', 'parlour99');
    fill('confirmPassword', 'parlour99');
    press('Sign up');
    if (problem) await waitFor(() => expect(field('birthday')).toHaveAccessibleDescription(problem));
    else await waitFor(() => expect(network.requests(registerWire.register)).toHaveLength(1));
  });
});
