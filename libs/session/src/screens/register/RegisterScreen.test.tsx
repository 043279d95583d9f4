import { contentWire } from '@parlour/content/wire';
import { siteWire } from '@parlour/site/wire';
import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { campaignOfVisit, keepCampaign } from '@parlour/kernel/campaign';
import { playerFeature } from '@parlour/player';
import { selectSession } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';

import { playerWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, recordToasts, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionFeature } from '../../feature';
import { accessHandlers } from '../../mocks/accessHandlers';
import { handlers } from '../../mocks/handlers';
import { TERMS_DATE } from '../../rules/terms';
import { sessionWire } from '../../wire';
import { accessWire } from '../../wire/accessWire';

useNetwork(...handlers);

const field = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText(/^Password/);
const confirmation = () => screen.getByLabelText(/^Confirm password/);
const submit = () => screen.getByRole('button', { name: 'Sign up' });
const setting = (fields: Record<string, object>, captcha = false, ageConfirmation = false) =>
  mockCall(sessionWire.getRegisterSetting, { fields, captcha: { enabled: captcha }, ageConfirmation });
const on = { enabled: true, required: true };
const optional = { enabled: true, required: false };
const more = 'More details (optional)';

/** Begins a visit by a link to this address. */
const visit = (address: string) => keepCampaign({ keepDays: 30, clickIds: [] }, { address });

async function open(
  path = '/m/register',
  { more: opensMore = true, ...options }: Parameters<typeof renderFeature>[2] & { more?: boolean } = {},
) {
  const view = await renderFeature(sessionFeature, path, {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature],
    ...options,
  });
  await screen.findByRole('textbox', { name: 'Username' });
  if (opensMore && screen.queryByText(more)) await view.user.click(screen.getByText(more));
  const fillIn = async (name = 'noela', secret = 'parlour88', again = secret) => {
    await view.user.type(field('Username'), name);
    await view.user.type(password(), secret);
    await view.user.type(confirmation(), again);
  };
  return { ...view, fillIn };
}

test('a visitor registers, is logged in and lands on home', async () => {
  const { user, fillIn, location, store } = await open();
  await fillIn();
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(selectSession(store.getState())).toMatchObject({ userName: 'noela', type: 0, merchantCode: '200jilif3' });
  expect(network.requests(sessionWire.register)).toEqual([
    expect.objectContaining({
      username: 'noela',
      password: 'parlour88',
      confirmPassword: 'parlour88',
      email: '',
      type: 0,
      normalRegister: true,
      registerMethod: 'H5',
      registerUrl: 'localhost',
      countryDialingCode: '63',
    }),
  ]);
});

const gift = { amount: '20.00', currencySymbol: '₱', turnoverTimes: '1' };

test.each([
  ['with its wagering', gift, 'Sign up and get ₱20 1× wagering before you withdraw it'],
  ['without wagering', { ...gift, turnoverTimes: null }, 'Sign up and get ₱20'],
])('the sign-up names the gift of a new account, %s', async (_, given, text) => {
  network.use(mockCall(sessionWire.getRegisterSetting, { fields: {}, captcha: { enabled: false }, gift: given }));
  await open();
  expect(screen.getByText('Sign up and get ₱20').closest('p')).toHaveTextContent(new RegExp(`^${text}$`));
});

test.each([
  ['there is none', null],
  ['it is malformed', { amount: 'a lot', currencySymbol: '₱' } as unknown as typeof gift],
])('the sign-up names no gift if %s, and works', async (_, given) => {
  network.use(mockCall(sessionWire.getRegisterSetting, { fields: {}, captcha: { enabled: false }, gift: given }));
  await open();
  expect(submit()).toBeEnabled();
  expect(screen.queryByText(/Sign up and get/)).not.toBeInTheDocument();
});

test('two fields are enough where the rules of the merchant leave the confirmation out; optional ones wait behind a line', async () => {
  network.use(setting({ confirmPassword: { enabled: false, required: false }, email: optional }));
  visit('/m/register?code=AB12');
  const { user } = await open('/m/register', { more: false });
  expect(document.querySelectorAll('form input:not([type=checkbox])')).toHaveLength(2);
  await user.click(screen.getByText(more));
  await user.type(field('Email'), 'noela@example.com');
  await user.type(field('Username'), 'noela');
  await user.type(password(), 'parlour88');
  await user.click(submit());
  await waitFor(() => expect(network.requests(sessionWire.register)).toHaveLength(1));
  expect(network.requests(sessionWire.register)[0]).toMatchObject({
    password: 'parlour88',
    confirmPassword: 'parlour88',
    email: 'noela@example.com',
    affiliateCode: 'AB12',
  });
});

test('a visitor who came from a game is led into that game after the registration', async () => {
  const game = '/m/play?vassalage=PALM&gameCode=ruby';
  const { user, fillIn, location } = await open(`/m/register?returnTo=${encodeURIComponent(game)}`);
  await fillIn();
  await user.click(submit());
  await waitFor(() => expect(location()).toBe(game));
});

test('a return path to another site leads home', async () => {
  const { user, fillIn, location } = await open('/m/register?returnTo=%2F%2Fevil.example');
  await fillIn();
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/m/home'));
});

test('the social networks come before the form', async () => {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { GOOGLELOGIN3: true } } }), ...accessHandlers);
  await open();
  const group = await screen.findByRole('group', { name: 'Continue with' });
  expect(group.compareDocumentPosition(field('Username'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('no social network is asked before a player chooses it', async () => {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true } } }), ...accessHandlers);
  const { user } = await open();
  const group = screen.getByRole('group', { name: 'Continue with' });
  expect(
    within(group)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Facebook', 'Google']);
  expect(network.requests(accessWire.getSocialProviders)).toHaveLength(0);
  await user.click(within(group).getByRole('button', { name: 'Google' }));
  await waitFor(() => expect(network.requests(accessWire.getSocialProviders)).toHaveLength(1));
});

describe('a promotion that led to the sign-up', () => {
  const deposit = '/m/voucherCenter?promotion=p10';
  const promotion = { id: 'p10', title: 'Warm welcome: 50%', content: '', startDate: 0, endDate: 0, noExpiry: 1 };
  const offer = (promotions: (typeof promotion)[]) =>
    network.use(mockCall(contentWire.getAnnouncements, { banners: [], promotion: promotions }));

  test('is named above the form, and its deposit opens after the registration', async () => {
    offer([promotion]);
    const { user, fillIn, location } = await open('/m/register?promotion=p10');
    const title = await screen.findByText('Warm welcome: 50%');
    expect(title.compareDocumentPosition(field('Username'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/Sign up and get/)).not.toBeInTheDocument();
    await fillIn();
    await user.click(submit());
    await waitFor(() => expect(location()).toBe(deposit));
  });

  test('gives way to the gift if it has ended', async () => {
    offer([]);
    await open('/m/register?promotion=p10');
    expect(await screen.findByText('Sign up and get ₱20')).toBeVisible();
  });

  test('that has ended is told where there is no gift', async () => {
    offer([]);
    network.use(setting({}));
    await open('/m/register?promotion=p10');
    expect(await screen.findByText('This promotion has ended. You can still sign up.')).toBeVisible();
  });

  test('stays when the player changes to the login, and its deposit opens after that', async () => {
    offer([promotion]);
    const { user, location } = await open('/m/register?promotion=p10');
    await user.click(screen.getByRole('link', { name: 'Log in now' }));
    expect(location()).toBe('/m/login?promotion=p10');
    await screen.findByRole('button', { name: 'Log in' });
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'maria');
    await user.type(screen.getByLabelText('Password'), 'parlour88');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe(deposit));
  });

  test('stays when the player changes from the login that the deposit asked for', async () => {
    offer([promotion]);
    const { user } = await renderFeature(sessionFeature, `/m/login?returnTo=${encodeURIComponent(deposit)}`, {
      with: [playerFeature, submissionFeature, siteFeature, contentFeature],
    });
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(await screen.findByText('Warm welcome: 50%')).toBeVisible();
  });
});

test('while the rules load, the usual fields stand without use, and nothing below them', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  network.use(mockCall(sessionWire.getRegisterSetting, () => held.then(() => ({ fields: {}, captcha: { enabled: false } }))));
  await renderFeature(sessionFeature, '/m/register', { with: [playerFeature, submissionFeature, siteFeature, contentFeature] });
  expect(screen.getByLabelText(/^Username/)).toBeDisabled();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Log in now' })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in now' })).toBeVisible();
});

test('a trial player registers and becomes a member', async () => {
  const { user, fillIn, location, store } = await open('/m/register', {
    events: [loggedIn({ token: 'token-of-guest', userName: 'guest', type: 4, merchantCode: '200jilif3' })],
  });
  await fillIn();
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(selectSession(store.getState())).toMatchObject({ userName: 'noela', type: 0 });
});

test('required fields have an asterisk, and rules are shown before any error', async () => {
  await open();
  expect(screen.getByText(/^Username/, { selector: 'label' })).toHaveTextContent('Username *');
  expect(screen.getByText(/^Email/, { selector: 'label' })).toHaveTextContent(/^Email$/);
  expect(field('Username')).toHaveAccessibleDescription('4 to 12 characters');
  expect(field('Email')).not.toBeRequired();
});

test('spec 5: on submit every invalid field shows its error, and the first gets the focus', async () => {
  const { user, fillIn } = await open();
  await fillIn('no', 'parlour88', 'parlour89');
  await user.type(field('Email'), 'noela@');
  await user.click(submit());
  expect(field('Username')).toHaveFocus();
  expect(field('Username')).toHaveAccessibleDescription(/Use at least 4 characters\./);
  expect(confirmation()).toHaveAccessibleDescription('The two passwords are not the same.');
  expect(field('Email')).toHaveAccessibleDescription(/This is not a complete email address\./);
  expect(network.requests(sessionWire.register)).toHaveLength(0);
});

test('spec 5: changing the password validates the confirmation again', async () => {
  const { user, fillIn } = await open();
  await fillIn();
  expect(confirmation()).toBeValid();
  await user.type(password(), '!');
  await waitFor(() => expect(confirmation()).toHaveAccessibleDescription('The two passwords are not the same.'));
  await user.type(confirmation(), '!');
  await waitFor(() => expect(confirmation()).toBeValid());
});

test('a full name that was typed in Zawgyi is offered in Unicode', async () => {
  network.use(setting({ payeeName: on }));
  const { user } = await open();
  const name = await screen.findByRole('textbox', { name: /^Full name/ });
  await user.type(name, 'ဦးေအာင္ေဇာ္');
  await user.tab();
  expect(name).toHaveAccessibleDescription(/looks like Zawgyi/);
  await user.click(await screen.findByRole('button', { name: 'Yes, use this' }));
  expect(name).toHaveValue('ဦးအောင်ဇော်');
  expect(name).not.toHaveAccessibleDescription(/looks like Zawgyi/);
});

test('a full name that only looks like Zawgyi is sent as typed', async () => {
  network.use(setting({ payeeName: on }));
  const { user, fillIn, location } = await open();
  await fillIn();
  const name = screen.getByRole('textbox', { name: /^Full name/ });
  await user.type(name, ' ၸၢႆးသႅင် ');
  await user.click(submit());
  expect(name).toHaveAccessibleDescription(/looks like Zawgyi/);
  expect(network.requests(sessionWire.register)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Keep it as typed' }));
  expect(name).not.toHaveAccessibleDescription(/looks like Zawgyi/);
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(network.requests(sessionWire.register)).toEqual([expect.objectContaining({ payeeName: 'ၸၢႆးသႅင်' })]);
});

test('every field that the gateway enables is shown, in order', async () => {
  const names = [
    'affiliateCode',
    'zalo',
    'whatsapp',
    'line',
    'wechat',
    'facebook',
    'qqNum',
    'idNumber',
    'birthday',
    'nickname',
    'payeeName',
    'email',
    'mobileNum',
    'paymentPassword',
    'recommenderId',
  ];
  network.use(setting(Object.fromEntries(names.map((name) => [name, on])), true));
  await open();
  const labels = [...document.querySelectorAll('label[for]')].map((label) => label.textContent?.replace(' *', ''));
  expect(labels).toEqual(
    expect.arrayContaining(['Username', 'Password', 'Confirm password', 'Transaction password', 'Mobile number', 'Code in the picture']),
  );
  expect(labels.slice(0, 19)).toEqual([
    'Username',
    'Password',
    'Confirm password',
    'Transaction password',
    'Mobile number',
    'Email',
    'Full name',
    'Nickname',
    'Date of birth',
    'ID number',
    'QQ',
    'Facebook',
    'WeChat',
    'LINE',
    'WhatsApp',
    'Zalo',
    'Referrer ID',
    'Invitation code',
    'Code in the picture',
  ]);
  expect(screen.getByText('+63')).toBeVisible();
  expect(screen.getByLabelText(/^Date of birth/)).toHaveAttribute('min', '1900-01-01');
});

test('missing or invalid rules of the gateway leave a working form', async () => {
  network.use(setting({ username: { ...on, minLength: 50, maxLength: 0 }, hobby: on, __proto__: on }));
  const { user, fillIn, location } = await open();
  await fillIn('n'.repeat(50));
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/m/home'));
});

describe('the user name', () => {
  test('is checked on blur: available', async () => {
    const { user } = await open();
    await user.type(field('Username'), 'noela');
    await user.tab();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('This username is available.'));
  });

  test('is checked on blur: taken, which blocks the submit', async () => {
    const { user, fillIn } = await open();
    await fillIn('maria');
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/This username is taken/));
    await user.click(submit());
    await waitFor(() => expect(field('Username')).toHaveFocus());
    expect(network.requests(sessionWire.register)).toHaveLength(0);
    await user.type(field('Username'), '2');
    expect(field('Username')).not.toHaveAccessibleDescription(/taken/);
  });

  test('is not checked while it breaks a rule, and a failed check shows no error', async () => {
    network.use(mockCall(sessionWire.checkUsername, httpStatus(500)));
    const { user } = await open();
    await user.type(field('Username'), 'no');
    await user.tab();
    expect(network.requests(sessionWire.checkUsername)).toHaveLength(0);
    await user.type(field('Username'), 'ela');
    await user.tab();
    await waitFor(() => expect(network.requests(sessionWire.checkUsername).length).toBeGreaterThan(0));
    expect(field('Username')).toBeValid();
  });

  test('a taken name gets the focus before a field below it', async () => {
    const { user } = await open();
    await user.type(field('Username'), 'maria');
    await user.type(password(), 'parlour88');
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/This username is taken/));
    await user.type(field('Email'), 'noela@');
    await user.click(submit());
    await waitFor(() => expect(field('Username')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(/This is not a complete email address/);
  });

  test('shows an error at the field if it was taken in the meantime', async () => {
    const { user, fillIn } = await open();
    await fillIn();
    network.use(mockCall(sessionWire.register, refuse('USERNAME_TAKEN')));
    await user.click(submit());
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/This username is taken/));
    expect(field('Username')).toHaveFocus();
  });
});

describe('the invitation code', () => {
  test('spec 3: comes from the link that began the visit, on any page, and goes with one registration', async () => {
    visit('/m/help?code=AB12&domain=partner&r=friend-7&utm_source=fb');
    const { user, fillIn, location, unmount } = await open();
    await fillIn();
    await user.click(submit());
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.requests(sessionWire.register)[0]).toMatchObject({
      affiliateCode: 'AB12',
      domain: 'partner',
      recommenderId: 'friend-7',
      campaign: { code: 'AB12', domain: 'partner', r: 'friend-7', utm_source: 'fb' },
    });
    unmount();

    const second = await open();
    await second.fillIn('lando');
    await second.user.click(submit());
    await waitFor(() => expect(network.requests(sessionWire.register)).toHaveLength(2));
    expect(network.requests(sessionWire.register)[1]).toMatchObject({ affiliateCode: '', domain: '' });
    expect(network.requests(sessionWire.register)[1]).not.toHaveProperty('campaign');
  });

  test('a typed code wins; a later link replaces a code that nobody typed', async () => {
    visit('/m/home?code=AB12');
    network.use(setting({ affiliateCode: optional }));
    const first = await open();
    await first.user.type(field('Username'), 'noela');
    first.unmount();

    visit('/m/home?code=CD34');
    network.use(mockCall(sessionWire.checkAffiliate, ({ code }) => ({ data: { success: true }, code })));
    const { user, location } = await open();
    expect(field('Invitation code')).toHaveValue('CD34');
    await user.clear(field('Invitation code'));
    await user.type(field('Invitation code'), 'MINE');
    await user.type(password(), 'parlour88');
    await user.type(confirmation(), 'parlour88');
    await user.click(submit());
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.requests(sessionWire.register)[0]).toMatchObject({ affiliateCode: 'MINE', campaign: { code: 'CD34' } });
  });

  test.each([
    'AB 12',
    '\u200bAB12\u2060',
    'ＡＢ１２',
    'AB၁၂',
    'https://parlour.example/m/register?utm_source=fb&code=AB12#top',
    'https://parlour.example/m/home?utm_source=fb&amp;code=AB12',
    'Join me: https://parlour.example/m/register?code=AB12 and sign up!',
    'https://parlour.example/m/home%3Fcode%3DAB12',
    'https://parlour.example/#/register?code=AB12%E2%80%8B',
  ])('typed or pasted as %j, is sent as AB12', async (typed) => {
    network.use(setting({ affiliateCode: optional }));
    const { user, fillIn, location } = await open();
    await fillIn();
    await user.click(field('Invitation code'));
    await user.paste(typed);
    await user.click(submit());
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.requests(sessionWire.register)).toEqual([expect.objectContaining({ affiliateCode: 'AB12' })]);
    expect(network.requests(sessionWire.checkAffiliate)).toEqual([expect.objectContaining({ code: 'AB12' })]);
  });

  test('spec 4: is required if the code in the link is invalid, and is checked before the registration', async () => {
    visit('/m/register?code=WRONG&utm_source=fb');
    const { user, fillIn, location } = await open();
    const code = await screen.findByRole('textbox', { name: 'Invitation code' });
    expect(code).toHaveAccessibleDescription('The invitation code in your link is not valid. Enter another one.');
    await fillIn();
    await user.clear(code);
    await user.click(submit());
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(/Please fill this in\./);

    await user.type(code, 'NONE');
    await user.click(submit());
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This invitation code is not valid\./));
    expect(code).toHaveFocus();
    expect(network.requests(sessionWire.register)).toHaveLength(0);

    await user.clear(code);
    expect(campaignOfVisit()).toEqual({ utm_source: 'fb' });
    await user.type(code, 'AB12');
    await user.click(submit());
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(network.requests(sessionWire.register)[0]).toMatchObject({ affiliateCode: 'AB12' });
  });

  test('spec 8: gets a field with the focus if the registration refuses the code', async () => {
    const { user, fillIn } = await open();
    await fillIn();
    network.use(mockCall(sessionWire.register, refuse('INVITATION_CODE')));
    await user.click(submit());
    const code = await screen.findByRole('textbox', { name: 'Invitation code' });
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAccessibleDescription(/This invitation code is not valid\./);
  });
});

describe('the captcha', () => {
  test('is shown if the rules ask for it, sent, and renewed after a failure', async () => {
    network.use(setting({}, true));
    const { user, fillIn } = await open();
    await fillIn();
    await user.click(submit());
    expect(screen.getByLabelText(/^Code in the picture/)).toHaveAccessibleDescription(/^Enter the code\./);
    network.use(mockCall(sessionWire.register, refuse('CAPTCHA_WRONG')));
    await user.type(screen.getByLabelText(/^Code in the picture/), '1234');
    await user.click(submit());
    await waitFor(() =>
      expect(screen.getByLabelText(/^Code in the picture/)).toHaveAccessibleDescription(/^The code does not match\. Try the new one\./),
    );
    expect(screen.getByLabelText(/^Code in the picture/)).toHaveValue('');
    await waitFor(() => expect(network.requests(playerWire.getCaptcha)).toHaveLength(2));
    expect(network.requests(sessionWire.register)[0]).toMatchObject({ captcha: '1234' });
  });

  test('appears when the gateway asks for it on submit', async () => {
    const { user, fillIn } = await open();
    await fillIn();
    expect(network.requests(playerWire.getCaptcha)).toHaveLength(0);
    network.use(mockCall(sessionWire.register, refuse('CAPTCHA_REQUIRED')));
    await user.click(submit());
    expect(await screen.findByLabelText(/^Code in the picture/)).toHaveAccessibleDescription(/^Enter the code\./);
  });
});

describe('consent', () => {
  test('spec 4: the disclaimer is accepted by default; without it the button is disabled', async () => {
    const { user } = await open();
    const disclaimer = screen.getByRole('checkbox', { name: /I am 18 or older and accept the terms and the disclaimer/ });
    expect(disclaimer).toBeChecked();
    expect(submit()).toBeEnabled();
    await user.click(disclaimer);
    expect(submit()).toBeDisabled();
    expect(disclaimer).toHaveAccessibleDescription('Please accept to the disclaimer first');
  });

  test('if the gateway asks for the age, its box is unchecked and required', async () => {
    network.use(setting({}, false, true));
    const { user } = await open();
    const age = screen.getByRole('checkbox', { name: /I am 18 or older/ });
    expect(age).not.toBeChecked();
    expect(submit()).toBeDisabled();
    await user.click(age);
    expect(submit()).toBeEnabled();
  });
});

test('whoever signs up has accepted the terms, and is not asked again', async () => {
  const { user, fillIn, location } = await open();
  expect(localStorage.getItem('agreeTerms')).toBeNull();
  await fillIn();
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/m/home'));
  expect(localStorage.getItem('agreeTerms')).toBe(JSON.stringify(TERMS_DATE));
});

describe('a draft', () => {
  test('survives Back and a reload, without secrets', async () => {
    const first = await open();
    await first.fillIn();
    await first.user.type(field('Email'), 'noela@example.com');
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('noela@example.com');
    expect(stored).not.toContain('parlour88');
    first.unmount();

    await open();
    expect(field('Username')).toHaveValue('noela');
    expect(field('Email')).toHaveValue('noela@example.com');
    expect(password()).toHaveValue('');
    expect(confirmation()).toHaveValue('');
  });

  test('is removed after the registration', async () => {
    const { user, fillIn, location } = await open();
    await fillIn();
    await user.click(submit());
    await waitFor(() => expect(location()).toBe('/m/home'));
    expect(sessionStorage.getItem('registerDraft')).toBeNull();
  });
});

describe('a failure', () => {
  test.each([
    ['the gateway does not say why', () => refuse('UNKNOWN'), 'Something went wrong. Please try again.'],
    ['the gateway names an unknown field', () => refuse('FIELD_INVALID', { field: 'shoeSize' }), 'One of the fields is invalid'],
  ])('shows an error and keeps the typed text: %s', async (_, reply, text) => {
    const { user, fillIn, location } = await open();
    await fillIn();
    network.use(mockCall(sessionWire.register, reply));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(password()).toHaveValue('parlour88');
    network.use(mockCall(sessionWire.register, { token: 'token-of-noela', userName: 'noela', type: 0 }));
    await user.click(submit());
    await waitFor(() => expect(location()).toBe('/m/home'));
  });

  test('is shown at the field that the gateway names', async () => {
    const { user, fillIn } = await open();
    await fillIn();
    network.use(mockCall(sessionWire.register, refuse('FIELD_INVALID', { field: 'email' })));
    await user.click(submit());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/This was not accepted/));
    expect(field('Email')).toHaveFocus();
  });

  test('to load the rules has a retry', async () => {
    network.use(mockCall(sessionWire.getRegisterSetting, httpStatus(500)));
    const { user } = await renderFeature(sessionFeature, '/m/register', {
      with: [playerFeature, submissionFeature, siteFeature, contentFeature],
    });
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent("We couldn't load the form");
    network.use(setting({}));
    await user.click(within(problem).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Username' })).toBeVisible();
  });
});

test('spec 8: the toast of a refused registration stays for 2 s', async () => {
  const { feature: toastRecorder, toasts } = recordToasts();
  const { user } = await renderFeature(sessionFeature, '/m/register', {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature, toastRecorder],
  });
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'noela');
  await user.type(password(), 'parlour88');
  await user.type(confirmation(), 'parlour88');
  network.use(mockCall(sessionWire.register, refuse('USERNAME_TAKEN')));
  await user.click(submit());
  await waitFor(() => expect(toasts).toEqual([{ level: 'fail', text: expect.stringContaining('taken'), durationMs: 2000 }]));
});

test('a double tap sends one registration', async () => {
  const { user, fillIn } = await open();
  await fillIn();
  let answer: () => void = () => undefined;
  network.use(
    mockCall(sessionWire.register, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return refuse('UNKNOWN');
    }),
  );
  const form = submit().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await user.dblClick(submit());
  await waitFor(() => expect(network.requests(sessionWire.register)).toHaveLength(1));
  answer();
  await screen.findByRole('alert');
  expect(network.requests(sessionWire.register)).toHaveLength(1);
});

test('spec 2: the submit button has the label "free gifts", and a link leads to the login', async () => {
  await open('/m/register?code=AB12');
  expect(screen.getByText('Free gifts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in now' })).toHaveAttribute('href', '/m/login?code=AB12');
});
