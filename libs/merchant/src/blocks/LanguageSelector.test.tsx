import { localeChanged } from '@parlour/kernel';
import { renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LanguageSelector, merchantFeature } from '..';
import { handlers } from '../mocks/handlers';

useNetwork(...handlers);
afterEach(() => jest.useRealTimers());

const show = () => renderBlock(<LanguageSelector />, { with: [merchantFeature] });

test('offers the languages of the merchant in their own names, the present one marked', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Language: English' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['English', 'Filipino']);
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('Myanmar has Burmese', async () => {
  localStorage.setItem('merchant', '"200jilimm3"');
  await show();
  expect(screen.getByRole('radio', { name: 'မြန်မာ' })).toBeVisible();
});

test('spec 1: leads to the merchants of other countries', async () => {
  await show();
  const countries = within(screen.getByRole('group', { name: 'Country' }));
  expect(countries.getAllByRole('button').map((button) => button.textContent)).toEqual(['Myanmar']);
});

test('the choice is seen at once, and the interface follows', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('radio', { name: 'Filipino' }));
  expect(screen.getByRole('radio', { name: 'Filipino' })).toBeChecked();
  expect(await screen.findByRole('button', { name: 'Wika: Filipino' })).toBeVisible();
  expect(localStorage.getItem('language')).toBe('"TY"');
});

test('spec 9: the language change is debounced by 250 ms, and the last choice counts', async () => {
  jest.useFakeTimers();
  const { user, store } = await show();
  const changes: string[] = [];
  store.subscribe(() => changes.push(store.getState().testGateway.locale));
  await user.click(screen.getByRole('radio', { name: 'Filipino' }));
  await act(() => jest.advanceTimersByTimeAsync(249));
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await user.click(screen.getByRole('radio', { name: 'Filipino' }));
  await act(() => jest.advanceTimersByTimeAsync(249));
  expect(changes).not.toContain('fil');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(changes).toContain('fil');
});

test('a language that was changed elsewhere is marked here too', async () => {
  const { store } = await show();
  act(() => void store.dispatch(localeChanged('fil')));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Filipino' })).toBeChecked());
});
