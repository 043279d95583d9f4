import { localeChanged } from '@parlour/kernel';
import { renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LanguageSelector, siteFeature } from '..';
import { handlers } from '../mocks/handlers';

useNetwork(...handlers);
afterEach(() => jest.useRealTimers());

async function show() {
  const shown = await renderBlock(<LanguageSelector />, { with: [siteFeature] });
  return { ...shown, open: () => shown.user.click(screen.getByRole('button', { name: /^(Language|Wika):/ })) };
}

test('offers the languages of the merchant by their own names and marks the current one', async () => {
  const { open } = await show();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await open();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['English', 'Filipino']);
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(screen.getByText('English').closest('label')).toHaveAttribute('data-chosen');
});

test('the merchant of Myanmar offers Burmese', async () => {
  localStorage.setItem('merchant', '"200jilimm3"');
  const { open } = await show();
  await open();
  expect(screen.getByRole('radio', { name: 'မြန်မာ' })).toBeVisible();
});

test('spec 1: links to the merchants of other countries', async () => {
  const { open } = await show();
  await open();
  const countries = within(screen.getByRole('group', { name: 'Country' }));
  expect(countries.getAllByRole('button').map((button) => button.textContent)).toEqual(['Myanmar']);
});

test('a tap selects a language, closes the list and changes the interface', async () => {
  const { user, open } = await show();
  await open();
  await user.click(screen.getByRole('radio', { name: 'Filipino' }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Wika: Filipino' })).toBeVisible();
  expect(localStorage.getItem('language')).toBe('"TY"');
});

test('arrow keys select one language after another, and the list stays open', async () => {
  const { user, open } = await show();
  await open();
  screen.getByRole('radio', { name: 'English' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Filipino' })).toBeChecked();
});

test('the list can be closed without selecting a language', async () => {
  const { user, open } = await show();
  await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('spec 9: the language change is debounced by 250 ms, and the last choice wins', async () => {
  jest.useFakeTimers();
  const { user, store, open } = await show();
  const changes: string[] = [];
  store.subscribe(() => changes.push(store.getState().testGateway.locale));
  const choose = async (name: string) => {
    await open();
    await user.click(screen.getByRole('radio', { name }));
  };
  await choose('Filipino');
  await act(() => jest.advanceTimersByTimeAsync(249));
  await choose('English');
  await choose('Filipino');
  await act(() => jest.advanceTimersByTimeAsync(249));
  expect(changes).not.toContain('fil');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(changes).toContain('fil');
});

test('a language changed elsewhere is marked here too', async () => {
  const { store, open } = await show();
  await open();
  act(() => void store.dispatch(localeChanged('fil')));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Filipino' })).toBeChecked());
});
