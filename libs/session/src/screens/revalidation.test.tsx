import { contentFeature } from '@parlour/content';
import { type Locale, localeChanged, loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { formAsked } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { mockCall, network, renderBlock, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SessionDialogs } from '../blocks/session-dialogs/SessionDialogs';
import { Settings } from '../blocks/settings/Settings';
import { sessionFeature } from '../feature';
import type english from '../i18n/en.screens.json';
import filipino from '../i18n/fil.screens.json';
import burmese from '../i18n/my.screens.json';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';
import { memberHandlers } from '../mocks/memberHandlers';
import { securityWire } from '../wire/securityWire';

useNetwork(...handlers, ...accessHandlers, ...memberHandlers);

const maria = loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' });
const show = (path: string, events = [maria]) =>
  renderFeature(sessionFeature, path, { with: [playerFeature, submissionFeature, siteFeature, contentFeature], events });
type View = Awaited<ReturnType<typeof show>>;

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Awaits pending work that needs no timer: loading texts, finishing validations. */
async function settle() {
  await act(async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  });
}

async function pass(ms: number) {
  act(() => void jest.advanceTimersByTime(ms));
  await settle();
}

/** Changes the language while a form is open. Timers are paused. */
async function speak({ store, i18n }: View, locale: Locale) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'Date'] });
  act(() => void store.dispatch(localeChanged(locale)));
  await settle();
  expect(i18n.language).toBe(locale);
}
afterEach(() => void jest.useRealTimers());

const texts = { fil: filipino, my: burmese };

async function openSms() {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { MOBILEVERCODELOGIN3: true } } }));
  const view = await show('/m/login', []);
  await view.user.click(await screen.findByRole('tab', { name: 'SMS code' }));
  return view;
}
async function openForgot() {
  const view = await show('/m/forget', []);
  await view.user.click(screen.getByRole('radio', { name: /By email/ }));
  return view;
}
async function openRegister() {
  const view = await show('/m/register', []);
  await screen.findByRole('textbox', { name: 'Username' });
  await view.user.click(screen.getByText('More details (optional)'));
  return view;
}
async function openSheet(edit: string) {
  const view = await renderBlock(<Settings version="1" />, {
    path: `/m/set?edit=${edit}`,
    with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature],
    events: [maria],
  });
  await within(await screen.findByRole('dialog')).findByRole('textbox');
  return view;
}

const forms: [string, () => Promise<View>, name: string, wrong: string, empty: string, text: (all: typeof english) => string][] = [
  [
    'login by short message',
    openSms,
    'mobileNum',
    'abc',
    'verificationCode',
    (all) => all.field.error.mobile.format.replace('{{example}}', '0905 123 4567'),
  ],
  ['registration', openRegister, 'email', 'noela@', 'username', (all) => all.field.error.format.email],
  ['forgotten password', openForgot, 'contact', 'noela@', 'username', (all) => all.field.error.format.email],
  ['change of the password', () => show('/m/changePsw'), 'confirmPassword', 'other', 'oldPassword', (all) => all.field.error.mismatch],
  ['settings', () => openSheet('nickname'), 'value', 'str\u0007ing', '', (all) => all.edit.problem.signs],
  ['security centre', () => openSecurity('email'), 'target', 'noela@', 'code', (all) => all.field.error.format.email],
];

async function openSecurity(edit: string) {
  sessionStorage.setItem('countdown.security.mail', String(Date.now() + 40_000));
  network.use(mockCall(securityWire.getSecurityConfig, { rows: [{ id: 'email', isDone: false }] }));
  const view = await show(`/m/securityCenter?edit=${edit}`);
  await screen.findByRole('textbox', { name: 'Code' });
  return view;
}

describe.each(['fil', 'my'] as const)('spec 4 and 9: switching the language to %s', (locale) => {
  test.each(forms)('validates only filled fields, after 200 ms: %s', async (...[, open, name, wrong, empty, text]) => {
    const view = await open();
    type(name, wrong);
    await speak(view, locale);
    await pass(199);
    expect(field(name)).not.toHaveAttribute('aria-invalid');
    await pass(1);
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text(texts[locale])));
    if (empty) expect(field(empty)).not.toHaveAttribute('aria-invalid');
  });
});

describe('spec 4: the forms over which it can happen have a language control', () => {
  test.each(['/m/login', '/m/register'])('%s', async (path) => {
    const { user, i18n } = await show(path, []);
    await user.click(await screen.findByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('radio', { name: /Filipino/ }));
    await waitFor(() => expect(i18n.language).toBe('fil'));
  });

  test('the login over a page, which keeps what is typed', async () => {
    const { user, i18n } = await renderBlock(<SessionDialogs />, {
      path: '/m/home',
      with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature],
      events: [formAsked('login')],
    });
    const sheet = await screen.findByRole('dialog', { name: 'Log in' });
    await user.type(within(sheet).getByLabelText('Username'), 'maria');
    await user.click(within(sheet).getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('radio', { name: /Filipino/ }));
    await waitFor(() => expect(i18n.language).toBe('fil'));
    expect(screen.getByDisplayValue('maria')).toBeVisible();
  });
});

test('spec 4: an error that is shown switches to the new language', async () => {
  const view = await openSheet('nickname');
  type('value', 'a');
  fireEvent.blur(field('value'));
  await screen.findByText('Use at least 2 characters.');
  await speak(view, 'fil');
  await pass(200);
  expect(screen.queryByText('Use at least 2 characters.')).not.toBeInTheDocument();
  expect(field('value')).toHaveAccessibleDescription(expect.stringContaining(filipino.edit.problem.tooShort.replace('{{min}}', '2')));
});

test('spec 4: two switches within 200 ms validate once, in the last language', async () => {
  const view = await openRegister();
  type('email', 'noela@');
  await speak(view, 'fil');
  await pass(150);
  act(() => void view.store.dispatch(localeChanged('my')));
  await settle();
  await pass(199);
  expect(field('email')).not.toHaveAttribute('aria-invalid');
  await pass(1);
  expect(field('email')).toHaveAccessibleDescription(expect.stringContaining(burmese.field.error.format.email));
});
