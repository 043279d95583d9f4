import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { playerWire } from '@parlour/player/wire';
import {
  mockCall,
  namedFields,
  naughtyStrings,
  network,
  refuse,
  renderBlock,
  renderFeature,
  shareNaughtyStrings,
  typeNaughtyStrings,
  useNetwork,
} from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { act, fireEvent, screen } from '@testing-library/react';
import { Settings } from '../blocks/settings/Settings';
import { sessionFeature } from '../feature';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';
import { memberHandlers } from '../mocks/memberHandlers';
import { emptyRegisterValues } from '../rules/registerFields';
import { sessionWire } from '../wire';

useNetwork(...handlers, ...accessHandlers, ...memberHandlers);
jest.setTimeout(180_000);

const maria = loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' });
const show = (path: string, events = [maria]) =>
  renderFeature(sessionFeature, path, { with: [playerFeature, submissionFeature, siteFeature, contentFeature], events });
const sheetOf = async (edit: string) => {
  await renderBlock(<Settings version="1" />, {
    path: `/m/set?edit=${edit}`,
    with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature],
    events: [maria],
  });
  await screen.findByRole('dialog');
  await screen.findByRole('button', { name: 'Save' });
};
const every = { enabled: true, required: true, maxLength: 40 };
const allRules = () =>
  mockCall(sessionWire.getRegisterSetting, {
    fields: Object.fromEntries(Object.keys(emptyRegisterValues).map((name) => [name, every])),
    captcha: { enabled: true },
    ageConfirmation: true,
  });

/** Types every string into every field, then submits the form. */
async function typeThemAll(names: readonly string[]) {
  await submitAfter(typeNaughtyStrings, names);
}

/** Types every string into one of the fields, then submits the form; rules/naughtyStrings.test.ts gives every string to every field of these forms. */
async function shareThem(names: readonly string[]) {
  await submitAfter(shareNaughtyStrings, names);
}

async function submitAfter(type: typeof shareNaughtyStrings, names: readonly string[]) {
  const fields = namedFields(names);
  await type(fields);
  await act(async () => void fireEvent.submit(fields[0]?.form as HTMLFormElement));
  // A crash of the form would have removed the page too.
  expect(document.body).toHaveTextContent(/\S/);
}

test('the list of naughty strings is complete', () => expect(naughtyStrings.length).toBe(515));

describe('spec 5: every form accepts naughty strings as text or refuses them with a reason', () => {
  test('login', async () => {
    network.use(mockCall(sessionWire.login, () => ({ token: 'token-of-maria', userName: 'maria', type: 0 })));
    await show('/m/login', []);
    await shareThem(['username', 'password']);
  });

  test('login with its captcha', async () => {
    network.use(mockCall(sessionWire.login, refuse('WRONG_CREDENTIALS', { captcha: true })));
    const { user } = await show('/m/login', []);
    await user.type(screen.getByLabelText('Username'), 'maria2026');
    await user.type(screen.getByLabelText('Password'), 'parlour88');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByLabelText('Code in the picture');
    await shareThem(['username', 'password', 'captcha']);
  });

  test('login by short message', async () => {
    network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { MOBILEVERCODELOGIN3: true } } }));
    const { user } = await show('/m/login', []);
    await user.click(await screen.findByRole('tab', { name: 'SMS code' }));
    await shareThem(['mobileNum', 'verificationCode']);
  });

  test('registration', async () => {
    network.use(allRules());
    await show('/m/register', []);
    await screen.findByRole('textbox', { name: 'Username' });
    await shareThem(Object.keys(emptyRegisterValues).filter((name) => name !== 'verificationCode'));
  });

  test('registration by mobile number', async () => {
    network.use(
      allRules(),
      mockCall(siteWire.getStatus, { info: { whitelabel: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true } } }),
    );
    await show('/m/register', []);
    await screen.findByRole('button', { name: 'Get code' });
    await shareThem(['mobileNum', 'verificationCode', 'password', 'confirmPassword']);
  });

  test.each([
    ['SMS', ['username', 'contact']],
    ['email', ['username', 'contact']],
  ])('password reset by %s', async (way, names) => {
    const { user } = await show('/m/forget', []);
    await user.click(screen.getByRole('radio', { name: new RegExp(`By ${way}`) }));
    await shareThem(names);
  });

  test('password change', async () => {
    await show('/m/changePsw');
    await shareThem(['oldPassword', 'password', 'confirmPassword']);
  });

  test.each(['nickname', 'birthday', 'viber', 'whatsapp'])('settings: %s', async (edit) => {
    await sheetOf(edit);
    await typeThemAll(['value']);
  });

  test.each([
    ['email', ['target', 'code']],
    ['phone', ['target', 'code']],
    ['transactionPassword', ['old', 'next', 'again']],
    ['questions', ['answers.0.answer', 'answers.1.answer', 'password']],
    ['phrase', ['value']],
  ])('security centre: %s', async (edit, names) => {
    for (const channel of ['sms', 'mail']) sessionStorage.setItem(`countdown.security.${channel}`, String(Date.now() + 500_000));
    await show(`/m/securityCenter?edit=${edit}`);
    await screen.findByRole('dialog');
    await screen.findByRole('button', { name: 'Save' });
    await typeThemAll(names);
  });
});

test.each([
  ['username', '<img src=x onerror=alert(1)>'],
  ['nickname', '"><script>alert(1)</script>'],
  ['account', "'; DROP TABLE members; --"],
])('spec 3: a %s from the gateway is shown as text', async (_, text) => {
  network.use(mockCall(playerWire.getMemberInfo, { id: '1', type: 0, account: text, nickname: text, clubLabel: { labelName: text } }));
  const { MemberHome } = await import('../blocks/member-home/MemberHome');
  await renderBlock(<MemberHome />, {
    with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature],
    events: [maria],
  });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(document.querySelector('script, img[src="x"]')).toBeNull();
});
