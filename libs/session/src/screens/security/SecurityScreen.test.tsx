import { contentFeature } from '@parlour/content';
import { loggedIn, paths } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { connectionLost, httpStatus, mockCall, network, recordToasts, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { memberHandlers } from '../../mocks/memberHandlers';
import { securityWire } from '../../wire/securityWire';

useNetwork(...handlers, ...memberHandlers);

async function open(query = '', type = 0) {
  const { feature: toastRecorder, toasts } = recordToasts();
  const view = await renderFeature(sessionFeature, `${paths.session.security}${query}`, {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature, toastRecorder],
    events: [loggedIn({ token: 'token-of-maria', userName: 'maria2026', type, merchantCode: '200jilif3' })],
  });
  return { ...view, toasts };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const sentCodes = () => network.requests(securityWire.sendCode);

beforeEach(() => sessionStorage.removeItem('countdown.security.sms'));
beforeEach(() => sessionStorage.removeItem('countdown.security.mail'));

describe('the list', () => {
  test('spec 7: securityConfig provides the rows, marked as done, open or locked', async () => {
    await open();
    expect(await screen.findByText('4 of 7 done')).toBeVisible();
    expect(screen.getByRole('link', { name: /Login password.*Done/ })).toHaveAttribute('href', paths.session.changePassword);
    expect(screen.getByRole('button', { name: /Phone.*Not done yet/ })).toBeVisible();
    expect(screen.getByText('M*** S*** · Support can change it')).toBeVisible();
    expect(screen.getByRole('link', { name: /Withdrawal accounts Linked: 2/ })).toHaveAttribute(
      'href',
      '/m/withdraw/accounts?returnTo=%2Fm%2FsecurityCenter',
    );
    expect(screen.getByRole('link', { name: /Official domains/ })).toHaveAttribute('href', paths.session.officialDomains);
    expect(screen.queryByText('Passkey')).not.toBeInTheDocument();
  });

  test('an unknown row is left out, and an empty list is not an error', async () => {
    network.use(mockCall(securityWire.getSecurityConfig, { rows: [{ id: 'retina' as 'phone', isDone: true }] }));
    await open();
    expect(await screen.findByRole('link', { name: /Official domains/ })).toBeVisible();
    expect(screen.queryByText(/done$/)).not.toBeInTheDocument();
  });

  test('without a transaction password the row leads to the screen that sets it', async () => {
    network.use(mockCall(securityWire.getSecurityConfig, { rows: [{ id: 'transactionPassword', isDone: false }] }));
    await open();
    expect(await screen.findByRole('link', { name: /Transaction password/ })).toHaveAttribute(
      'href',
      '/m/withdraw/password?returnTo=%2Fm%2FsecurityCenter',
    );
  });

  test('product 4.10: the last login, and what to do when that was somebody else', async () => {
    const { user } = await open();
    expect(await screen.findByText(/Last login 20 Nov 2026/)).toBeVisible();
    expect(screen.getByText('Chrome on Android · 203.0.113.7')).toBeVisible();
    await user.click(screen.getByRole('button', { name: "Wasn't you?" }));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', paths.session.changePassword);
    await user.click(sheet.getByRole('button', { name: 'Devices' }));
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  });

  test('a failure can be tried again', async () => {
    network.use(mockCall(securityWire.getSecurityConfig, httpStatus(500)));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load your security settings")).toBeVisible();
    network.use(mockCall(securityWire.getSecurityConfig, { rows: [] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Official domains/ })).toBeVisible();
  });

  test('spec 6: the free trial is rejected with the way to a registration', async () => {
    await open('', 4);
    expect(await screen.findByRole('link', { name: 'Sign up' })).toBeVisible();
    expect(network.requests(securityWire.getSecurityConfig)).toEqual([]);
  });
});

describe('phone and e-mail', () => {
  test('spec 6: a code is asked for only when the address holds, then it proves it', async () => {
    const { user, toasts } = await open('?edit=email');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('This is not a complete email address.')).toBeVisible();
    expect(sentCodes()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'new@example.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();
    expect(sentCodes()).toEqual([{ channel: 'mail', target: 'new@example.test' }]);
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
    await user.click(save());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ text: 'Saved.' }));
    expect(network.requests(securityWire.setEmail)).toEqual([{ email: 'new@example.test', verificationCode: '123456' }]);
  });

  test('spec 5: an e-mail address has under 255 characters, a code 10 digits at most', async () => {
    const { user } = await open('?edit=email');
    const mail = await screen.findByRole('textbox', { name: 'Email' });
    const long = `${'m'.repeat(250)}@x.ph`;
    await user.click(mail);
    await user.paste(long);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(mail).toBeInvalid());
    expect(mail).toHaveValue(long);
    expect(network.requests(securityWire.sendCode)).toEqual([]);
    await user.clear(mail);
    await user.type(mail, 'new@example.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    for (const wrong of ['abc', '12345678901']) {
      await user.clear(code);
      await user.type(code, wrong);
      await user.click(save());
      expect(await screen.findByText('Type the digits of the code, like 123456.')).toBeVisible();
    }
    expect(network.requests(securityWire.setEmail)).toEqual([]);
  });

  test.each([
    ['CODE_WRONG', { triesLeft: 3 }, /This code is incorrect\./],
    ['CODE_EXPIRED', undefined, /This code is no longer valid/],
  ])('%s is said at the code', async (code, value, text) => {
    network.use(mockCall(securityWire.setMobile, refuse(code, value)));
    const { user } = await open('?edit=phone');
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9175557731');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const field = await screen.findByRole('textbox', { name: 'Code' });
    await user.type(field, '000000');
    await user.click(save());
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveFocus();
    expect(network.requests(securityWire.setMobile)).toEqual([
      { mobileNum: '9175557731', countryDialingCode: '63', verificationCode: '000000' },
    ]);
  });

  test('product 2: when no code could be sent, the line under the button says so', async () => {
    network.use(mockCall(securityWire.sendCode, connectionLost()));
    const { user } = await open('?edit=phone');
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9175557731');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(/No code was sent\./)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument();
  });

  test.each([
    ['in the past', () => Date.now() - 5000],
    ['in seconds instead of milliseconds', () => Math.round(Date.now() / 1000)],
    ['years ahead', () => Date.now() + 10 * 365 * 86_400_000],
  ])('reliability T2: an expiration time %s locks nobody out and shows no nonsense', async (_, expirationTime) => {
    network.use(mockCall(securityWire.sendCode, () => ({ expirationTime: expirationTime() })));
    const { user } = await open('?edit=phone');
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9175557731');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  });

  test('the countdown survives a reload', async () => {
    sessionStorage.setItem('countdown.security.sms', String(Date.now() + 40_000));
    await open('?edit=phone');
    expect(await screen.findByRole('button', { name: /New code in (40|39) s/ })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
  });
});

describe('the transaction password', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], [old, next, again]: string[]) => {
    if (old) await user.type(await screen.findByLabelText('Current transaction password'), old);
    await user.type(await screen.findByLabelText('New transaction password'), next ?? '');
    await user.type(screen.getByLabelText('Repeat the password'), again ?? '');
    await user.click(save());
  };

  test('the old password confirms a change', async () => {
    const { user } = await open('?edit=transactionPassword');
    await fill(user, ['246810', '975310', '975310']);
    await waitFor(() =>
      expect(network.requests(securityWire.changePaymentPassword)).toEqual([
        { idempotencyKey: expect.any(String), oldPaymentPassword: '246810', paymentPassword: '975310' },
      ]),
    );
  });

  test.each([
    [['246810', '000000', '000000'], /Too easy to guess/],
    [['246810', '123456', '123456'], /Too easy to guess/],
    [['246810', '246810', '246810'], /must differ from the old one/],
    [['246810', '975310', '975311'], /The two entries do not match/],
    [['2468101', '975310', '975310'], /Enter exactly 6 digits/],
    [['246810', '9753101', '9753101'], /Enter exactly 6 digits/],
    [['2468', '975310', '975310'], /Enter exactly 6 digits/],
  ])('product 4.10: %j is not sent', async (entries, text) => {
    const { user } = await open('?edit=transactionPassword');
    await fill(user, entries);
    expect(await screen.findByText(text)).toBeVisible();
    expect(network.requests(securityWire.changePaymentPassword)).toEqual([]);
  });

  test('a wrong old password is reported at its field and cleared', async () => {
    network.use(mockCall(securityWire.changePaymentPassword, refuse('WRONG_PAYMENT_PASSWORD', { triesLeft: 4 })));
    const { user } = await open('?edit=transactionPassword');
    await fill(user, ['246811', '975310', '975310']);
    expect(await screen.findByText(/Wrong transaction password/)).toBeVisible();
    expect(screen.getByLabelText('Current transaction password')).toHaveValue('');
  });

  test('spec 7: a code to the known phone resets a forgotten password', async () => {
    const { user } = await open('?edit=transactionPassword');
    await user.click(await screen.findByRole('radio', { name: 'SMS' }));
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    await fill(user, ['', '975310', '975310']);
    await waitFor(() =>
      expect(network.requests(securityWire.resetPaymentPassword)).toEqual([
        { idempotencyKey: expect.any(String), channel: 'sms', verificationCode: '123456', paymentPassword: '975310' },
      ]),
    );
    expect(sentCodes()).toEqual([{ channel: 'sms', target: '' }]);
  });

  test('no digits are kept in storage or in the URL', async () => {
    const { user, location } = await open('?edit=transactionPassword');
    await fill(user, ['246810', '975310', '975311']);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location()]);
    for (const secret of ['246810', '975310', '975311']) expect(kept).not.toContain(secret);
  });
});

describe('questions, devices, phrase', () => {
  test('questions: the required number, each chosen once, answers masked, confirmed by the login password', async () => {
    const { user } = await open('?edit=questions');
    await user.selectOptions(await screen.findByLabelText('Question 1'), 'school');
    expect(within(screen.getByLabelText('Question 2')).getByRole('option', { name: /first school/ })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Question 2'), 'dish');
    expect(screen.getByLabelText('Answer 1')).toHaveAttribute('type', 'password');
    await user.type(screen.getByLabelText('Answer 1'), ' Ri\u200bzal\u00a0');
    await user.type(screen.getByLabelText('Answer 2'), 'Adobo');
    await user.click(save());
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    await user.click(screen.getByLabelText('Login password'));
    await user.paste('p'.repeat(501));
    await user.click(save());
    expect(await screen.findByText('Use 500 characters at most.')).toBeVisible();
    await user.clear(screen.getByLabelText('Login password'));
    await user.type(screen.getByLabelText('Login password'), 'parlour88');
    await user.click(save());
    await waitFor(() =>
      expect(network.requests(securityWire.setSecurityQuestions)).toEqual([
        {
          password: 'parlour88',
          answers: [
            { id: 'school', answer: 'Rizal' },
            { id: 'dish', answer: 'Adobo' },
          ],
        },
      ]),
    );
  });

  test('a wrong login password is said at its field', async () => {
    network.use(mockCall(securityWire.setSecurityQuestions, refuse('LOGIN_FAILED', { triesLeft: 2 })));
    const { user } = await open('?edit=questions');
    await user.selectOptions(await screen.findByLabelText('Question 1'), 'school');
    await user.selectOptions(screen.getByLabelText('Question 2'), 'dish');
    for (const name of ['Answer 1', 'Answer 2', 'Login password']) await user.type(screen.getByLabelText(name), 'wrong');
    await user.click(save());
    expect(await screen.findByText('Wrong password. 2 attempts left.')).toBeVisible();
    expect(screen.getByLabelText('Login password')).toHaveValue('');
    expect(screen.getByLabelText('Answer 1')).toHaveValue('wrong');
  });

  test('devices: one is logged out, or all others; this one never', async () => {
    const { user } = await open('?edit=devices');
    expect(await screen.findByText(/This device/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    await waitFor(() => expect(network.requests(securityWire.endDevice)).toEqual([{ id: 'there' }, { id: '' }]));
    expect(screen.queryByRole('button', { name: 'Log out Chrome on Android' })).not.toBeInTheDocument();
  });

  test('devices: that it was not sent for lack of a connection is said no longer than it is lost', async () => {
    const { user } = await open('?edit=devices');
    const end = await screen.findByRole('button', { name: 'Log out Safari on iPhone' });
    network.goOffline();
    await user.click(end);
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(end).toBeEnabled();
    expect(network.requests(securityWire.endDevice)).toEqual([]);
  });

  test('the phrase may be set and taken away', async () => {
    const { user } = await open('?edit=phrase');
    const field = await screen.findByRole('textbox', { name: 'Your phrase' });
    await user.type(field, 'abc');
    await user.click(save());
    expect(await screen.findByText('Use at least 4 characters.')).toBeVisible();
    await user.clear(field);
    await user.click(save());
    await waitFor(() => expect(network.requests(securityWire.setPhrase)).toEqual([{ phrase: '' }]));
  });

  test('a phrase is read without unseen marks', async () => {
    const { user } = await open('?edit=phrase');
    await user.type(await screen.findByRole('textbox', { name: 'Your phrase' }), '\u2068Blue\u00a0cup\u200b\u2069');
    await user.click(save());
    await waitFor(() => expect(network.requests(securityWire.setPhrase)).toEqual([{ phrase: 'Blue cup' }]));
  });
});
