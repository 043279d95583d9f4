import { api, request, useErrorText } from '@parlour/api-client';
import { localeChanged, loggedIn } from '@parlour/kernel';
import { defineFeature, screen as lazyScreen } from '@parlour/kernel/feature';
import { wireCall, type WireInput, wireMoney, type WireValue } from '@parlour/kernel/wire-call';
import { createSlice } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { httpStatus, mockCall, network, refuse, renderBlock, renderFeature, useNetwork } from '.';

const getShelf = wireCall({
  method: 'GET',
  path: '/wps/test/shelf',
  access: 'session',
  input: v.object({ page: v.number(), isNew: v.optional(v.boolean()), name: v.optional(v.string()) }),
  value: v.object({ total: wireMoney }),
});
const putSecret = wireCall({
  method: 'POST',
  path: '/wps/test/secret',
  access: 'session',
  encrypted: true,
  input: v.object({ password: v.string(), note: v.optional(v.string(), '') }),
  value: v.nullish(v.unknown()),
});

const shelfApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShelf: build.query<WireValue<typeof getShelf>, WireInput<typeof getShelf>>({ query: request(getShelf) }),
    putSecret: build.mutation<WireValue<typeof putSecret>, WireInput<typeof putSecret>>({ query: request(putSecret) }),
  }),
});

const shelfSlice = createSlice({
  name: 'shelf',
  initialState: { owner: 'nobody' },
  reducers: {},
  extraReducers: (builder) => void builder.addCase(loggedIn, (_, { payload }) => ({ owner: payload.userName })),
  selectors: { selectOwner: (state) => state.owner },
});

function ShelfScreen() {
  const { t } = useTranslation('shelf');
  const owner = useSelector(shelfSlice.selectors.selectOwner);
  const { data, error } = shelfApi.useGetShelfQuery({ page: 1, isNew: true, name: '7' });
  const [putSecret, { isSuccess }] = shelfApi.usePutSecretMutation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  return (
    <main>
      <h1>{t('shelf.title', { owner })}</h1>
      {data && <p>{data.total}</p>}
      {error && <p role="alert">{errorText(error)}</p>}
      <button type="button" onClick={() => void putSecret({ password: 'hunter2' })}>
        {t('menu.hide')}
      </button>
      <button type="button" onClick={() => void navigate('/elsewhere?from=shelf')}>
        away
      </button>
      {isSuccess && <p>hidden</p>}
    </main>
  );
}

const shelfFeature = defineFeature({
  id: 'shelf',
  slices: [shelfSlice],
  routes: [{ path: '/shelf', access: 'player', lazy: lazyScreen(async () => ({ ShelfScreen }), 'ShelfScreen') }],
  messages: async (locale) => ({ default: { menu: { hide: locale === 'en' ? 'Hide' : 'Itago' } } }),
  screenMessages: async () => ({ default: { shelf: { title: 'Shelf of {{owner}}' } } }),
});

const session = loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' });

useNetwork(mockCall(getShelf, { total: '12.50' }), mockCall(putSecret, null));

test('a screen renders with its slice, its messages and the session from the events', async () => {
  await renderFeature(shelfFeature, '/shelf', { events: [session] });
  expect(await screen.findByRole('heading', { name: 'Shelf of maria' })).toBeVisible();
  expect(await screen.findByText('12.50')).toBeVisible();
  expect(network.requests(getShelf)).toEqual([{ page: 1, isNew: true, name: '7' }]);
  expect(network.headers(getShelf)[0]?.get('Authorization')).toBe('Bearer token-of-maria');
});

test('inputs of encrypted calls are recorded in plain text, with their defaults', async () => {
  const { user } = await renderFeature(shelfFeature, '/shelf', { events: [session] });
  await user.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('hidden')).toBeVisible();
  expect(network.requests(putSecret)).toEqual([{ password: 'hunter2', note: '' }]);
});

test.each([
  ['a refusal', () => refuse('METHOD_DOWN'), 'This payment method is not working right now. Please choose another one.'],
  ['an HTTP error', () => httpStatus(502), 'Something went wrong on our side. Please try again soon.'],
  ['maintenance', () => httpStatus(503, 'MAINTENANCE'), 'We are under maintenance. Your balance is safe.'],
])('the gateway can answer with %s', async (_, answer, text) => {
  await renderFeature(shelfFeature, '/shelf', { handlers: [mockCall(getShelf, answer)] });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('an answer can depend on the input', async () => {
  await renderFeature(shelfFeature, '/shelf', { handlers: [mockCall(getShelf, ({ page }) => ({ total: `${page}00` }))] });
  expect(await screen.findByText('100')).toBeVisible();
});

test('a mock that breaks the contract fails the test', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => mockCall(getShelf, { total: '1e3' })).toThrow('total decimal string expected');
  report.mockRestore();
});

test('the location is available to the test', async () => {
  const { user, location } = await renderFeature(shelfFeature, '/shelf');
  await user.click(await screen.findByRole('button', { name: 'away' }));
  expect(location()).toBe('/elsewhere?from=shelf');
});

test('the language event changes the language', async () => {
  const { store } = await renderFeature(shelfFeature, '/shelf');
  expect(await screen.findByRole('button', { name: 'Hide' })).toBeVisible();
  act(() => void store.dispatch(localeChanged('fil')));
  expect(await screen.findByRole('button', { name: 'Itago' })).toBeVisible();
});

test('a block renders with the slices and messages of its feature', async () => {
  await renderBlock(<ShelfScreen />, { with: [shelfFeature], path: '/m/home', locale: 'fil' });
  expect(await screen.findByRole('button', { name: 'Itago' })).toBeVisible();
});

test('a key without a message fails', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Nameless() {
    return <p>{useTranslation('shelf').t('menu.nothing')}</p>;
  }
  await expect(renderBlock(<Nameless />, { with: [shelfFeature] })).rejects.toThrow('No message for "menu.nothing"');
  report.mockRestore();
});
