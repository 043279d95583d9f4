import { clearStored, type WireCall } from '@parlour/kernel';
import { apiClientWire } from '@parlour/api-client/wire';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { InferOutput } from 'valibot';
import { installBrowserParts } from './browserParts';
import { publicKeyReply } from './gatewayKey';
import { mockCall } from './mockCall';
import { received } from './received';

const server = setupServer();

/** The mocked gateway of the running test. */
export const network = {
  /** Answers these calls from now on, before older handlers. */
  use: (...handlers: RequestHandler[]): void => server.use(...handlers),
  /** Inputs of a call in the order in which they arrived, encrypted ones decrypted. */
  requests<Call extends WireCall>(call: Call): InferOutput<Call['input']>[] {
    return received.filter(({ name }) => name === `${call.method} ${call.path}`).map(({ input }) => input as InferOutput<Call['input']>);
  },
  /** Headers of a call in the order in which they arrived. */
  headers(call: WireCall): Headers[] {
    return received.filter(({ name }) => name === `${call.method} ${call.path}`).map(({ headers }) => headers);
  },
};

/** At the top of a test file: mocks the network for its tests and cleans up after each. A call without a handler fails. */
export function useNetwork(...handlers: RequestHandler[]): void {
  beforeAll(() => {
    installBrowserParts();
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    server.resetHandlers(...handlers, mockCall(apiClientWire.getPublicKey, publicKeyReply));
  });
  afterEach(() => {
    received.length = 0;
    clearStored('local');
    clearStored('session');
  });
  afterAll(() => server.close());
}
