import { type Locale, locales } from '@parlour/kernel';
import type { Messages } from '@parlour/kernel/feature';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { errorMessages, type AppError } from './errors';
import { refusalCodes } from '../wire/refusalCodes';
import { useCatalogueText, useErrorText } from './useErrorText';

const bundles: Partial<Record<Locale, Messages>> = {};
beforeAll(async () => {
  for (const locale of locales) bundles[locale] = (await errorMessages(locale)).default;
});

async function hooks(locale: Locale) {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { errors: bundles[locale] ?? {} } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`No message for ${key}`);
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return renderHook(() => ({ errorText: useErrorText(), catalogueText: useCatalogueText() }), { wrapper }).result.current;
}

const kinds: AppError[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'network' },
  { kind: 'http', status: 502 },
  { kind: 'rateLimited' },
  { kind: 'rateLimited', retryAfterMs: 30_000 },
  { kind: 'unauthorised' },
  { kind: 'notLoggedIn' },
  { kind: 'maintenance' },
  { kind: 'region' },
  { kind: 'malformed' },
  { kind: 'schema', path: 'value.balance' },
  { kind: 'insecure' },
  { kind: 'absent' },
  ...refusalCodes.map((code) => ({ kind: 'business', code }) as const),
];

test.each(locales)('every kind and every refusal has a text in %s', async (locale) => {
  const { errorText } = await hooks(locale);
  for (const error of kinds) expect(errorText(error)).toMatch(/\S/);
});

test('details of a refusal are part of the text', async () => {
  const { errorText } = await hooks('en');
  expect(errorText({ kind: 'rateLimited', retryAfterMs: 6_100 })).toBe('Too many attempts. Try again in 7 seconds.');
  expect(errorText({ kind: 'business', code: 'TURNOVER_OPEN', value: { remaining: '1250.5' } })).toBe(
    'Bet 1,250.50 more before you can withdraw.',
  );
  expect(errorText({ kind: 'business', code: 'WRONG_PAYMENT_PASSWORD', value: { triesLeft: 1 } })).toBe(
    'Wrong transaction password. 1 attempt left.',
  );
});

test.each([
  ['a code that nobody knows', { kind: 'business', code: 'BRAND_NEW' }],
  ['a code that names the prototype', { kind: 'business', code: 'constructor' }],
  ['details of another shape', { kind: 'business', code: 'UNKNOWN', value: 'surprise' }],
  ['no error of ours', new TypeError('surprise')],
  ['a serialised error', { name: 'Error', message: 'surprise' }],
  ['nothing', undefined],
])('%s has the general text', async (_, error) => {
  const { errorText } = await hooks('en');
  expect(errorText(error)).toBe('Something went wrong. Please try again.');
});

test.each([
  ['MEMBER_LOGIN', 'Non-member account unable to login'],
  ['AGENT_LOGIN', 'Non-agents cannot log in'],
  ['UPGRADING', 'The system is being upgraded. Please come back soon.'],
] as const)('spec 8: refusal %s', async (code, text) => {
  expect((await hooks('en')).errorText({ kind: 'business', code })).toBe(text);
});

test('the gateway’s own text is shown, with the code, only where the app has none', async () => {
  const { errorText } = await hooks('en');
  const message = 'Your card has expired {{code}}.';
  expect(errorText({ kind: 'business', code: 'E_742', message })).toBe('Your card has expired {{code}}. (E_742)');
  expect(errorText({ kind: 'business', code: 'UPGRADING', message })).toBe('The system is being upgraded. Please come back soon.');
});

test('a visitor who is refused for want of a session is not told of a logout', async () => {
  expect((await hooks('en')).errorText({ kind: 'notLoggedIn' })).toBe('You are not logged in.');
});

test.each([
  ['inLoggedLogin', 'You are not logged in. Please log in first.'],
  ['actualAccount', 'Please login an actual account to use this function'],
  ['comingSoon', 'Coming soon'],
] as const)('spec 8: catalogue text %s', async (name, text) => {
  expect((await hooks('en')).catalogueText(name)).toBe(text);
});
