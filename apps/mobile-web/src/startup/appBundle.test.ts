import './provideBundles';
import { type AppError, api } from '@parlour/api-client';
import { siteOf } from '@parlour/site';
import { readRuntimeConfig } from '@parlour/site/runtime-config';
import { actAs, stopActing } from '@parlour/testing';
import { startI18n } from '../i18n';
import { createAppStore } from '../store';
import { appBundleOf } from './bundles';

beforeAll(() => startI18n('en'));
afterEach(() => {
  stopActing();
  localStorage.clear();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

const start = () => appBundleOf(createAppStore({}, siteOf(readRuntimeConfig(), { language: 'TY' }))).load();

/** Taps an element inside the link; jsdom does not navigate. */
function tap(target: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="https://t.me/parlour" target="${target}"><span>Telegram</span></a><button>else</button>`;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('span')?.click();
  return document.querySelector('a') as HTMLAnchorElement;
}

test('in a browser a link opens in its own target', async () => {
  actAs('android');
  await start();
  expect(tap('_blank').target).toBe('_blank');
});

test('in an in-app browser a link to a new tab opens in this tab; other links are unchanged', async () => {
  actAs('iosFacebook');
  await start();
  expect(tap('_blank').target).toBe('');
  expect(tap('game').target).toBe('game');
  expect(() => document.querySelector('button')?.click()).not.toThrow();
});

test('the language of the address is kept, and leaves the address alone with the rest of it', async () => {
  window.history.replaceState({ key: 'k' }, '', '/m/register?code=A1&lang=fil#main');
  await start();
  expect(localStorage.getItem('language')).toBe('"TY"');
  expect(window.location.href).toBe('http://localhost/m/register?code=A1#main');
  expect(window.history.state).toMatchObject({ key: 'k' });
});

test('an address without a language changes nothing', async () => {
  window.history.replaceState(null, '', '/m/home?from=mail%20');
  await start();
  expect(localStorage.getItem('language')).toBeNull();
  expect(window.location.search).toBe('?from=mail%20');
});

test('a request that was not sent for lack of a connection is forgotten once the connection is back, and no other failure is', async () => {
  const store = createAppStore({}, siteOf(readRuntimeConfig(), { language: 'EN' }));
  await appBundleOf(store).load();
  const { failing } = api.injectEndpoints({
    endpoints: (build) => ({ failing: build.mutation<null, AppError>({ queryFn: (error) => ({ error }) }) }),
  }).endpoints;
  const fail = async (error: AppError) => {
    const request = store.dispatch(failing.initiate(error));
    await request;
    return () => failing.select(request.requestId)(store.getState()).status;
  };
  const [unsent, lost] = [await fail({ kind: 'offline' }), await fail({ kind: 'network' })];
  expect([unsent(), lost()]).toEqual(['rejected', 'rejected']);
  window.dispatchEvent(new Event('online'));
  expect([unsent(), lost()]).toEqual(['uninitialized', 'rejected']);
});
