import { clearStored, writeStored } from '@parlour/kernel';
import { useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeCalls } from './mocks/homeCalls';
import { renderApp } from './mocks/renderApp';
import { readConfigFile } from '../server/runtimeConfig.mjs';

useNetwork(...homeCalls);

const script = ['ask.js', 'early.js'].map((name) => readFileSync(join(__dirname, '../build', name), 'utf8')).join('');

const app = '<link rel="modulepreload" href="/m/assets/vendor.js"><script type="module" src="/m/assets/index.js"></script>';
const integrity = { '/m/assets/en-visitor.js': 'sha256-texts' };
const isThere = (file: string) => document.head.querySelector(`[href$="${file}"], [src$="${file}"]`) !== null;
const refusal = () => Promise.reject(new Error('not this time'));

/** Runs the document's inline scripts in a document like the built one, and returns the requests they sent. */
function runEarly(
  path: string,
  locales = ['en', 'fil', 'my'],
  reply: (url: string, init: { headers: Record<string, string> }) => Promise<Response> = refusal,
): string[] {
  window.history.replaceState(null, '', path);
  const homeShells = locales.flatMap((locale) => ['visitor', 'player'].map((who) => `${locale}-${who}`));
  document.body.innerHTML = `<script type="application/json" id="parlour-config">${JSON.stringify(readConfigFile({}))}</script><div id="root">en-visitor</div><div id="failure" hidden></div>${homeShells.map((shell) => `<template data-home-shell="${shell}" data-messages="/m/assets/${shell}.js">${shell}</template>`).join('')}<template id="app">${app}</template><script type="importmap">${JSON.stringify({ integrity })}</script>`;
  const asked: string[] = [];
  const fetchStub = (url: string, init: { headers: Record<string, string> }) => {
    asked.push(url);
    return reply(url, init);
  };
  new Function('fetch', script)(fetchStub);
  return asked;
}

const homeShell = () => document.getElementById('root')?.textContent;
const stored = (values: Record<string, unknown>) => Object.entries(values).forEach(([key, value]) => writeStored('local', key, value));

// State of one test's document must not reach the next test.
beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  jest.clearAllTimers();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'parlourEarly');
  clearStored('local');
  document.body.innerHTML = '';
  for (const node of document.head.querySelectorAll('link, script')) node.remove();
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset['accent'];
});

test('the document shows home in the language and the state of who comes', () => {
  runEarly('/m/home');
  expect([homeShell(), document.documentElement.lang]).toEqual(['en-visitor', 'en']);
  stored({ language: 'TY', MC_SESSION_INFO: { token: 't' } });
  runEarly('/m/');
  expect([homeShell(), document.documentElement.lang]).toEqual(['fil-player', 'fil']);
  stored({ merchant: '200jilimm3', language: 'MY', MC_SESSION_INFO: null });
  runEarly('/m/index.html');
  expect([homeShell(), document.documentElement.lang]).toEqual(['my-visitor', 'my']);
});

test('the texts are asked for with their hash, which older browsers do not take from the import map', () => {
  runEarly('/m/home');
  expect(document.head.querySelector('[href$="en-visitor.js"]')).toHaveAttribute('integrity', 'sha256-texts');
});

test('a browser that is too old asks for nothing', () => {
  document.documentElement.dataset['tooOld'] = '';
  expect(runEarly('/m/home')).toEqual([]);
  jest.runAllTimers();
  expect(isThere('index.js')).toBe(false);
  delete document.documentElement.dataset['tooOld'];
});

test('product 5: the document has the accent of its merchant before the app is there', () => {
  runEarly('/m/home');
  expect(document.documentElement.dataset['accent'] ?? 'violet').toBe('violet');
  stored({ merchant: '200jilimm3' });
  runEarly('/m/home');
  expect(document.documentElement.dataset['accent']).toBe('lagoon');
});

test('a language that the merchant does not offer falls back to English (specification 9)', () => {
  stored({ language: 'MY' });
  runEarly('/m/home');
  expect(document.documentElement.lang).toBe('en');
});

test('elsewhere than on home the home shell would be wrong, so there is none, and nothing is asked for', () => {
  expect(runEarly('/m/login')).toEqual([]);
  expect(homeShell()).toBe('');
});

test('elsewhere the home shell goes at once, though that of the own language is not there yet', () => {
  stored({ language: 'TY' });
  runEarly('/m/login', ['en']);
  expect(homeShell()).toBe('');
});

test('performance, recipe d5: the libraries are asked for after the first paint, and the app starts after the banner or a second', async () => {
  runEarly('/m/home', undefined, () => new Promise(() => undefined));
  expect([isThere('vendor.js'), isThere('index.js')]).toEqual([false, false]);
  jest.advanceTimersToNextFrame();
  expect(isThere('vendor.js')).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect([isThere('vendor.js'), isThere('index.js')]).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(999);
  expect(isThere('index.js')).toBe(true);
});

test('elsewhere there is nothing to paint first', () => {
  runEarly('/m/login');
  expect([isThere('vendor.js'), isThere('index.js')]).toEqual([true, true]);
});

test('a player is asked for nothing before the app can say who it is', () => {
  stored({ MC_SESSION_INFO: { token: 't' } });
  expect(runEarly('/m/home')).toEqual([]);
});

const ownKey = '0d9f2c1a-1111-4222-8333-444455556666';

test.each([
  ['the one that the app has made', ownKey, ownKey],
  ['an object', { key: ownKey }, undefined],
  ['a number', 7, undefined],
  ['an emoji', '🎰', undefined],
  ['a key and a line break', `${ownKey}\n`, undefined],
  ['a megabyte', 'a'.repeat(1_000_000), undefined],
])('the Client-Id of the storage is sent only if it is one: %s', (_, value, sent) => {
  stored({ clientId: value });
  const ids: unknown[] = [];
  const asked = runEarly('/m/home', undefined, (_url, { headers }) => {
    ids.push(headers['Client-Id']);
    return refusal();
  });
  expect(asked).toHaveLength(4);
  expect(new Set(ids)).toEqual(new Set([sent]));
});

test('reliability O1: what breaks before the reporter is there waits for it; if it never comes, that much is said', () => {
  const told: string[] = [];
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (path: string, text: string) => told.push(path, text) });
  runEarly('/m/home');
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  leave();
  expect(told).toEqual([]);
  const broken = new TypeError('broken');
  window.dispatchEvent(Object.assign(new Event('error'), { error: broken }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  const { parlourFailures } = window as unknown as { parlourFailures: unknown[] };
  expect(parlourFailures).toEqual([broken, 'refused']);
  leave();
  expect(told[0]).toBe('/m/reports');
  expect(JSON.parse(told[1] ?? '')).toMatchObject({ kind: 'start', merchant: '200jilif3', failures: 2 });
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

test('reliability D3: the failure box shows for the start script alone', () => {
  const fail = (script: Element | null) => script?.dispatchEvent(new Event('error'));
  const failure = () => document.getElementById('failure');
  runEarly('/m/help');
  jest.runAllTimers();
  const stray = document.head.appendChild(document.createElement('script'));
  fail(stray);
  expect(failure()).not.toBeVisible();
  fail(document.head.querySelector('[src$="index.js"]'));
  expect(failure()).toBeVisible();
});

test('what the document asks for early is what home asks for first', async () => {
  const early = runEarly('/m/home');
  document.body.innerHTML = '';
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  const taken: string[] = [];
  const context = { takeEarlyReply: (url: string) => void taken.push(url.replace(window.location.origin, '')) };
  await renderApp({ context });
  await screen.findAllByText('Ruby Rush');
  expect(taken).toEqual(expect.arrayContaining(early));
  expect(early).toHaveLength(4);
});
