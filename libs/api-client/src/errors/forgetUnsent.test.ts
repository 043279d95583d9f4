import { createClient, testApi } from '../mocks/client';
import { forgetUnsentOnReconnect } from './forgetUnsent';

afterEach(() => jest.restoreAllMocks());
const comeBack = () => void window.dispatchEvent(new Event('online'));

function open() {
  const client = createClient([]);
  return { ...client, errorOf: (requestId: string) => testApi.endpoints.rename.select(requestId)(client.store.getState()).error };
}

test('a call that was not sent for lack of a connection has no error once it is back; another error stays', async () => {
  const { store, rename, errorOf } = open();
  const end = forgetUnsentOnReconnect(store);
  const invalid = rename({ name: 'too long' });
  await invalid;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const unsent = rename({ name: 'noel' });
  await unsent;
  expect(errorOf(unsent.requestId)).toEqual({ kind: 'offline' });
  comeBack();
  expect(errorOf(unsent.requestId)).toBeUndefined();
  expect(errorOf(invalid.requestId)).toMatchObject({ kind: 'business' });
  end();
});

test('after its end it changes nothing', async () => {
  const { store, rename, errorOf } = open();
  forgetUnsentOnReconnect(store)();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const unsent = rename({ name: 'noel' });
  await unsent;
  comeBack();
  expect(errorOf(unsent.requestId)).toEqual({ kind: 'offline' });
});
