import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import {
  connectionLost,
  httpStatus,
  leaveIntent,
  mockCall,
  network,
  recordToasts,
  refuse,
  renderFeature,
  storedIntents,
  tellOfIntents,
  useNetwork,
} from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { accessHandlers } from '../mocks/accessHandlers';
import { handlers } from '../mocks/handlers';
import { memberHandlers } from '../mocks/memberHandlers';
import { passwordWire } from '../wire/passwordWire';
import { securityWire } from '../wire/securityWire';

useNetwork(...handlers, ...accessHandlers, ...memberHandlers);
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const maria = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };
const player = '200jilif3/maria';
const key = '5f1c0a52-6f0c-4d53-9f0e-2d5c1b7a9e01';

/** The three forms for a new password, and their fields. */
const forms = {
  forgotten: {
    kind: 'session.forgottenPassword',
    path: '/m/forget#ticket=ticket-of-maria',
    events: [],
    owner: '',
    fields: { password: 'parlour99', confirmPassword: 'parlour99' },
    changed: { password: 'parlour77', confirmPassword: 'parlour77' },
    secrets: /parlour99|ticket-of-maria/,
    send: passwordWire.setForgottenPassword,
    find: passwordWire.findForgottenPassword,
    made: { userName: 'maria' },
    toast: 'Your new password is set. Log in with it.',
    end: '/m/login',
    checking: "We're confirming your new password",
    absent: 'Your password was not changed',
  },
  change: {
    kind: 'session.passwordChange',
    path: '/m/changePsw',
    events: [loggedIn(maria)],
    owner: player,
    fields: { oldPassword: 'parlour88', password: 'parlour99', confirmPassword: 'parlour99' },
    changed: { password: 'parlour77', confirmPassword: 'parlour77' },
    secrets: /parlour88|parlour99/,
    send: passwordWire.changePassword,
    find: passwordWire.findPasswordChange,
    made: { changedAt: 1_700_000_000_000 },
    toast: 'Your password has been changed.',
    end: '/m/member/home',
    checking: "We're confirming your new password",
    absent: 'Your password was not changed',
  },
  transaction: {
    kind: 'session.transactionPassword',
    path: '/m/securityCenter?edit=transactionPassword',
    events: [loggedIn(maria)],
    owner: player,
    fields: { old: '246810', next: '975310', again: '975310' },
    changed: { next: '864209', again: '864209' },
    secrets: /246810|975310/,
    send: securityWire.changePaymentPassword,
    find: securityWire.findPaymentPasswordChange,
    made: { changedAt: 1_700_000_000_000 },
    toast: 'Saved.',
    end: '/m/securityCenter',
    checking: "We're confirming your transaction password",
    absent: 'Your transaction password was not set',
  },
};
type Form = (typeof forms)[keyof typeof forms];

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const fill = (values: object) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
};
const submit = () =>
  fireEvent.submit(field('password') ? (field('password').form as HTMLFormElement) : (field('next').form as HTMLFormElement));
const checkNow = () => screen.findByRole('button', { name: 'Check now' });
const sent = ({ send }: Form) => network.requests(send as never) as { idempotencyKey: string }[];
const asked = ({ find }: Form) => network.requests(find as never) as { idempotencyKey: string }[];
const answer = (call: Form['send'] | Form['find'], reply: unknown) => network.use(mockCall(call as never, reply as never));
const checking = (form: Form) => screen.findByRole('heading', { name: form.checking });
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** The stored intent of a page that was closed while its request was being sent. */
function leave({ kind, owner }: Form, age = 0) {
  leaveIntent({ key, kind, player: owner, content: {}, startedAt: Date.now() - age, state: 'sending' });
}
const waitBeyondWindow = () => {
  const later = Date.now() + 21_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
};

async function open({ path, events }: Form, { withoutTicket = false } = {}) {
  const recorder = recordToasts();
  const view = await renderFeature(sessionFeature, withoutTicket ? path.replace(/#.*/, '') : path, {
    with: [playerFeature, submissionFeature, siteFeature, contentFeature, recorder.feature],
    events,
  });
  return { ...view, toasts: recorder.toasts, check: async () => view.user.click(await checkNow()) };
}

async function openForm(form: Form) {
  const view = await open(form);
  await waitFor(() => expect(field(Object.keys(form.fields)[0] ?? '')).toBeInTheDocument());
  fill(form.fields);
  return view;
}

describe.each(Object.entries(forms))('%s password', (_, form) => {
  const isAtEnd = async ({ location, toasts }: Awaited<ReturnType<typeof open>>) => {
    await waitFor(() => expect(location()).toBe(form.end));
    await waitFor(() => expect(toasts).toEqual([expect.objectContaining({ text: form.toast })]));
  };

  test.each([
    ['the connection breaks', () => connectionLost()],
    ['the gateway answers 502', () => httpStatus(502)],
  ])('a lost reply is asked for by its key when %s; no password is stored', async (__, reply) => {
    answer(form.send, reply);
    const view = await openForm(form);
    submit();
    expect(await checking(form)).toBeVisible();
    expect(document.querySelector('form')).toBeNull();
    expect(screen.queryByText(/try again/i)).toBeNull();
    expect(storedIntents()).toEqual([expect.objectContaining({ key: sent(form)[0]?.idempotencyKey })]);
    expect(stored()).not.toMatch(form.secrets);
    answer(form.find, form.made);
    await view.check();
    await isAtEnd(view);
    expect(asked(form)[0]?.idempotencyKey).toBe(sent(form)[0]?.idempotencyKey);
    expect(sent(form)).toHaveLength(1);
    expect(storedIntents()).toEqual([]);
  });

  test('a lost request brings the filled form back, and the same password goes under the same key', async () => {
    answer(form.send, connectionLost());
    const view = await openForm(form);
    submit();
    await checking(form);
    waitBeyondWindow();
    await view.check();
    expect(await screen.findByText(form.absent)).toBeVisible();
    for (const [name, value] of Object.entries(form.fields)) expect([name, field(name).value]).toEqual([name, value]);
    answer(form.send, form.made);
    submit();
    await isAtEnd(view);
    expect(sent(form)).toHaveLength(2);
    expect(sent(form)[1]).toEqual(sent(form)[0]);
  });

  test('a lost request, then another password: it gets a key of its own', async () => {
    answer(form.send, connectionLost());
    const view = await openForm(form);
    submit();
    await checking(form);
    waitBeyondWindow();
    await view.check();
    await screen.findByText(form.absent);
    answer(form.send, form.made);
    fill(form.changed);
    submit();
    await isAtEnd(view);
    expect(new Set(sent(form).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(storedIntents()).toEqual([]);
  });

  test('after a reload the panel asks by the key and reports the new password', async () => {
    leave(form);
    answer(form.find, form.made);
    const view = await open(form, { withoutTicket: true });
    expect(await checking(form)).toBeVisible();
    await view.check();
    await isAtEnd(view);
    expect(asked(form)[0]).toEqual({ idempotencyKey: key });
    expect(sent(form)).toEqual([]);
  });

  test('after a reload the panel reports that nothing arrived', async () => {
    leave(form, 60_000);
    const view = await open(form, { withoutTicket: true });
    await view.check();
    expect(await screen.findByText(form.absent)).toBeVisible();
    expect(document.querySelector('form')).not.toBeNull();
    expect(sent(form)).toEqual([]);
  });

  test('a password that another tab is sending is shown here, and a tap before that sends nothing', async () => {
    const view = await openForm(form);
    leave(form);
    submit();
    await checking(form);
    expect(sent(form)).toEqual([]);
    localStorage.clear();
    answer(form.find, form.made);
    act(tellOfIntents);
    await isAtEnd(view);
    expect(sent(form)).toEqual([]);
  });

  test('ten taps send one request', async () => {
    const view = await openForm(form);
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) submit();
    });
    await isAtEnd(view);
    expect(sent(form)).toHaveLength(1);
  });
});

describe('a refusal is shown at its field', () => {
  const wrongOld = /^Wrong password\. 4 attempts left\./;
  test.each<[keyof typeof forms, string, object | undefined, string, RegExp]>([
    ['change', 'LOGIN_FAILED', { triesLeft: 4 }, 'oldPassword', wrongOld],
    ['change', 'SAME_PASSWORD', undefined, 'password', /must differ from the old one/],
    ['forgotten', 'SAME_PASSWORD', undefined, 'password', /must differ from the old one/],
    ['forgotten', 'FIELD_INVALID', { field: 'password' }, 'password', /This was not accepted/],
    ['transaction', 'WRONG_PAYMENT_PASSWORD', { triesLeft: 4 }, 'old', /Wrong transaction password\. 4 attempts left\./],
    ['transaction', 'PAYMENT_PASSWORD_WEAK', undefined, 'next', /too easy to guess/],
    ['transaction', 'SAME_PASSWORD', undefined, 'next', /must differ from the old one/],
  ])('%s password: %s %j at %s', async (name, code, value, at, text) => {
    const form = forms[name];
    answer(form.send, refuse(code, value));
    await openForm(form);
    submit();
    await waitFor(() => expect(field(at)).toHaveAccessibleDescription(text));
    expect(field(at)).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(storedIntents()).toEqual([]);
    fill(form.fields);
    submit();
    await waitFor(() => expect(sent(form)).toHaveLength(2));
    expect(sent(form)[0]?.idempotencyKey).not.toBe(sent(form)[1]?.idempotencyKey);
  });

  test('an expired ticket leads back to the first step', async () => {
    answer(forms.forgotten.send, refuse('CODE_EXPIRED'));
    const { user } = await openForm(forms.forgotten);
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is no longer valid.');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Username')).toBeVisible();
  });
});

test('a lost code goes under the same key again, and another code under a key of its own', async () => {
  answer(passwordWire.verifyForgotCode as never, connectionLost());
  const { user } = await open(forms.forgotten, { withoutTicket: true });
  fill({ username: 'maria', contact: '9175557731' });
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('SMS code');
  const keys = () => network.requests(passwordWire.verifyForgotCode).map(({ idempotencyKey }) => idempotencyKey);
  for (const [times, code] of [
    [1, '123456'],
    [2, '123456'],
    [3, '654321'],
  ] as const) {
    fill({ code });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(keys()).toHaveLength(times));
    expect(await screen.findByRole('alert')).toBeVisible();
  }
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('a transaction password reset by a code is asked for by its key, and neither is stored', async () => {
  sessionStorage.setItem('countdown.security.sms', String(Date.now() + 50_000));
  answer(securityWire.resetPaymentPassword as never, connectionLost());
  const { user, toasts, check } = await open(forms.transaction);
  await user.click(await screen.findByRole('radio', { name: 'SMS' }));
  fill({ code: '123456', next: '975310', again: '975310' });
  submit();
  await checking(forms.transaction);
  expect(screen.queryByRole('radio', { name: 'SMS' })).toBeNull();
  expect(stored()).not.toMatch(/123456|975310/);
  answer(securityWire.findPaymentPasswordChange, { changedAt: 1_700_000_000_000 });
  await check();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(asked(forms.transaction)[0]?.idempotencyKey).toBe(network.requests(securityWire.resetPaymentPassword)[0]?.idempotencyKey);
});
