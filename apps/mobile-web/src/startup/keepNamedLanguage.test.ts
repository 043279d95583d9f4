import { siteOf, readRuntimeConfig } from '@parlour/merchant';
import { keepNamedLanguage } from './keepNamedLanguage';

const state = { merchant: siteOf(readRuntimeConfig(), { language: 'TY' }) };

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('the language of the address is kept, and leaves the address alone with the rest of it', () => {
  window.history.replaceState({ key: 'k' }, '', '/m/register?code=A1&lang=fil#main');
  keepNamedLanguage(state);
  expect(localStorage.getItem('language')).toBe('"TY"');
  expect(window.location.href).toBe('http://localhost/m/register?code=A1#main');
  expect(window.history.state).toEqual({ key: 'k' });
});

test('an address without a language changes nothing', () => {
  window.history.replaceState(null, '', '/m/home?from=mail%20');
  keepNamedLanguage(state);
  expect(localStorage.getItem('language')).toBeNull();
  expect(window.location.search).toBe('?from=mail%20');
});
