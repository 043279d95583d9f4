import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sessionFeature } from '../../feature';
import english from '../../i18n/en.screens.json';
import filipino from '../../i18n/fil.screens.json';
import burmese from '../../i18n/my.screens.json';
import { accessHandlers } from '../../mocks/accessHandlers';
import { handlers } from '../../mocks/handlers';
import { emptyRegisterValues } from '../../rules/registerFields';
import { sessionWire } from '../../wire';

useNetwork(...handlers, ...accessHandlers);

const on = { enabled: true, required: true };
const setting = mockCall(sessionWire.getRegisterSetting, {
  fields: {
    ...Object.fromEntries(Object.keys(emptyRegisterValues).map((name) => [name, on])),
    username: { ...on, minLength: 4, maxLength: 12 },
    nickname: { ...on, maxLength: 10 },
  },
  captcha: { enabled: true },
  ageConfirmation: false,
});
const year = new Date().getFullYear();

type Words = Record<string, number | string>;
const example = { example: '0905 123 4567' };

/** The invalid input, and the text of the violated rule (specification 5). */
type Case = [name: string, typed: string, problem: string, limits?: Words];
const wrong: Case[] = [
  ['username', 'ab', 'tooShort', { min: 4 }],
  ['username', 'a'.repeat(13), 'tooLong', { max: 12 }],
  ['username', 'ma ria', 'format.username'],
  ['confirmPassword', 'parlour89', 'mismatch'],
  ['paymentPassword', '12345', 'format.paymentPassword'],
  ['paymentPassword', '24 68-10 99', 'format.paymentPassword'],
  ['paymentPassword', '12345a', 'format.paymentPassword'],
  ['mobileNum', '0917-abc', 'mobile.format', example],
  ['mobileNum', '0917', 'mobile.tooShort', example],
  ['mobileNum', '+44 20 7946 0958', 'mobile.country', { code: '+63' }],
  ['mobileNum', '(02) 8888 7777', 'mobile.notMobile', { ...example, code: '+63' }],
  ['email', 'noela@', 'format.email'],
  ['email', `${'m'.repeat(250)}@a.ph`, 'tooLong', { max: 254 }],
  ['nickname', 'n'.repeat(11), 'tooLong', { max: 10 }],
  ['birthday', '1899-12-31', 'format.birthday'],
  ['birthday', `${year + 1}-01-01`, 'format.birthday'],
  ['birthday', `${year - 17}-12-31`, 'tooYoung', { age: 18 }],
  ['captcha', '12a', 'format.captcha'],
  ['captcha', '1234567', 'tooLong', { max: 6 }],
];
const empty = Object.keys(emptyRegisterValues)
  .filter((name) => name !== 'verificationCode')
  .map((name): Case => [name, '', { confirmPassword: 'confirmRequired', captcha: 'captchaRequired' }[name] ?? 'required']);

const texts = { en: english, fil: filipino, my: burmese };

function textOf(locale: keyof typeof texts, problem: string, limits: Words = {}): string {
  const found = problem.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], texts[locale].field.error);
  return String(found).replace(/{{(\w+)}}/g, (_, name: string) => String(limits[name]));
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

describe.each(['en', 'fil', 'my'] as const)('spec 5 in the language %s', (locale) => {
  test('every broken rule of the registration is shown at its field, and nothing is sent', async () => {
    network.use(setting);
    await renderFeature(sessionFeature, '/m/register', { with: [playerFeature, submissionFeature, siteFeature, contentFeature], locale });
    // The form asks for all of them once the gateway's setting has arrived.
    await waitFor(() => expect(empty.filter(([name]) => !field(name))).toEqual([]));
    fireEvent.submit(field('username').form as HTMLFormElement);
    await waitFor(() => expect(field('captcha')).toHaveAttribute('aria-invalid', 'true'));
    expect(field('username')).toHaveFocus();
    for (const [name, , problem] of empty) {
      expect([name, field(name).getAttribute('aria-invalid')]).toEqual([name, 'true']);
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(textOf(locale, problem)));
    }
    fireEvent.change(field('password'), { target: { value: 'parlour88' } });
    for (const [name, typed, problem, limits] of wrong) {
      // A date field accepts only dates, in browsers as well as in jsdom.
      fireEvent.change(field(name), { target: { value: typed } });
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(textOf(locale, problem, limits))));
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(network.requests(sessionWire.register)).toHaveLength(0);
  });

  test('every broken rule of login and password reset is shown at its field', async () => {
    network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { MOBILEVERCODELOGIN3: true } } }));
    const login = await renderFeature(sessionFeature, '/m/login', {
      with: [playerFeature, submissionFeature, siteFeature, contentFeature],
      locale,
    });
    // The form is whole once the site's flags have come.
    const tabs = await screen.findAllByRole('tab');
    fireEvent.submit(field('username').form as HTMLFormElement);
    await waitFor(() => expect(field('username')).toHaveAccessibleDescription(textOf(locale, 'required')));
    expect(field('password')).toHaveAccessibleDescription(textOf(locale, 'required'));
    await login.user.click(tabs[1] as HTMLElement);
    for (const [name, typed, problem, words] of [
      ['mobileNum', '', 'required', {}],
      ['mobileNum', 'abc', 'mobile.format', example],
      ['mobileNum', '+95 9 250 123 456', 'mobile.country', { code: '+63' }],
      ['verificationCode', 'x1', 'format.verificationCode', {}],
      ['verificationCode', 'Codes 123456 and 654321', 'severalCodes', {}],
    ] as const) {
      fireEvent.change(field(name), { target: { value: typed } });
      fireEvent.blur(field(name));
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(textOf(locale, problem, words)));
    }
    login.unmount();

    const maria = loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' });
    await renderFeature(sessionFeature, '/m/changePsw', {
      with: [playerFeature, submissionFeature, siteFeature, contentFeature],
      locale,
      events: [maria],
    });
    for (const [name, value] of [
      ['oldPassword', 'parlour88'],
      ['password', 'parlour88'],
      ['confirmPassword', 'other'],
    ] as const) {
      fireEvent.change(field(name), { target: { value } });
    }
    fireEvent.submit(field('password').form as HTMLFormElement);
    await waitFor(() => expect(field('password')).toHaveAccessibleDescription(expect.stringContaining(textOf(locale, 'same'))));
    expect(field('confirmPassword')).toHaveAccessibleDescription(textOf(locale, 'mismatch'));
  });
});
