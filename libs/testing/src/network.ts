import { act } from '@testing-library/react';
import { clearStored } from '@parlour/kernel/storage';
import type { WireCall } from '@parlour/kernel/wire-call';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { InferOutput } from 'valibot';
import { installBrowserParts } from './browserParts';
import { noSettingsCalls, publicKeyCall } from './standingCalls';
import { received } from './mockCall';

const server = setupServer();

/** The mocked gateway of the running test. */
export const network = {
  /** Adds handlers that take precedence over older ones. */
  use: (...handlers: RequestHandler[]): void => server.use(...handlers),
  /** The inputs of a call in order of arrival; encrypted ones are decrypted. */
  requests<Call extends WireCall>(call: Call): InferOutput<Call['input']>[] {
    return received.filter(({ name }) => name === `${call.method} ${call.path}`).map(({ input }) => input as InferOutput<Call['input']>);
  },
  /** The headers of a call in order of arrival. */
  headers(call: WireCall): Headers[] {
    return received.filter(({ name }) => name === `${call.method} ${call.path}`).map(({ headers }) => headers);
  },
  /** The phone loses its connection, until `comeBack` or the end of the test. */
  goOffline(): void {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  },
  comeBack(): void {
    Reflect.deleteProperty(navigator, 'onLine');
    act(() => void window.dispatchEvent(new Event('online')));
  },
};

/** Use at the top of a test file: mocks the network for its tests and cleans up after each. A call without a handler fails. */
export function useNetwork(...handlers: RequestHandler[]): void {
  beforeAll(() => {
    installBrowserParts();
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    server.resetHandlers(...handlers, ...noSettingsCalls, publicKeyCall);
  });
  afterEach(() => {
    received.length = 0;
    Reflect.deleteProperty(navigator, 'onLine');
    clearStored('local');
    clearStored('session');
  });
  afterAll(() => server.close());
}
