import { webcrypto } from 'node:crypto';
import { type AppError, type GatewayContext, api } from '@parlour/api-client';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { apisOf } from './mocks/apisOf';
import { contract, contractOf } from './mocks/faults/contract';
import { gatewayFaults } from './mocks/faults/gatewayFaults';
import { inputOf } from './mocks/faults/inputs';
import { mutate } from './mocks/faults/mutate';
import { startStubGateway } from './mocks/faults/stubGateway';
import { startFeatures } from './startFeatures';
import { features } from './features';

type Initiate = (input: unknown, options?: object) => (dispatch: unknown, getState: unknown, extra: unknown) => unknown;
/** An endpoint of any library. */
type Endpoint = { name: string; initiate: Initiate; isMutation: boolean };

jest.setTimeout(120_000);

// Every endpoint of every library against every fault of the gateway, over real HTTP (docs/reliability.md). A change inside features asks only theirs.
const changed = (process.env['CHANGED_FEATURES'] ?? '').split(' ').filter(Boolean);
const isWhole = changed.length === 0;

let gateway: Awaited<ReturnType<typeof startStubGateway>>;
let endpoints: Endpoint[];
const renewals = jest.fn(async (): Promise<string | undefined> => undefined);
const onSessionEnded = jest.fn();
/** Names of the calls that were about to be sent. */
const names: string[] = [];
const unhandled = jest.fn();
const extraArgument: Partial<GatewayContext> = {
  getToken: () => 'token',
  getSessionEpoch: () => 1,
  hasCall: (name) => names.push(name) > 0,
  needsSession: () => false,
  getMerchantCode: () => '200jilif3',
  getLanguage: () => 'EN',
  isStandalone: () => false,
  getHosts: () => [gateway.origin],
  sendsTokenInQuery: () => false,
  retryDelaysMs: [0, 0],
  renewToken: renewals,
  onSessionEnded,
};
// RTK's development checks would take longer than the calls.
const unchecked = { thunk: { extraArgument }, serializableCheck: false, immutableCheck: false };
const store = configureStore({
  reducer: combineSlices(api, ...startFeatures.flatMap((feature) => feature.slices ?? [])),
  middleware: (defaults) => defaults(unchecked).concat(api.middleware),
});

beforeAll(async () => {
  Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  process.on('unhandledRejection', unhandled);
  gateway = await startStubGateway();
  endpoints = await allEndpoints();
});
beforeEach(() => jest.clearAllMocks());
afterEach(() => expect(unhandled).not.toHaveBeenCalled());
afterAll(() => {
  process.off('unhandledRejection', unhandled);
  return gateway.stop();
});

type Outcome = { data?: unknown; error?: AppError };

async function ask({ name, initiate, isMutation }: Endpoint): Promise<Outcome> {
  const dispatch = store.dispatch as (thunk: unknown) => Promise<Outcome> & { unsubscribe?: () => void };
  // Thousands of tracked mutations would make the store slow.
  const asking = dispatch(initiate(inputOf(name), isMutation ? { track: false } : { forceRefetch: true }));
  const { data, error } = await asking;
  asking.unsubscribe?.();
  return error ? { error } : { data };
}

/** Collects all differences by endpoint, because one list says more than the first failure. */
async function mismatches(judge: (endpoint: Endpoint) => Promise<unknown>): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const endpoint of endpoints) {
    gateway.asked.length = 0;
    const problem = await judge(endpoint);
    if (problem !== undefined) found[endpoint.name] = problem;
  }
  return found;
}

/** A public call sends no token, so there is none to renew. */
const isPublic = () => contract.some(([, call]) => call.public && gateway.asked[0] === `${call.method} ${call.path}`);
const nextTurn = () => new Promise<boolean>((resolve) => process.nextTick(() => resolve(false)));
const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
/** A mutation may use GET and is not retried either. */
const isRead = ({ isMutation }: Endpoint) => !isMutation && gateway.asked.every((name) => name.startsWith('GET '));

test('each endpoint succeeds with one call on a gateway without faults', async () => {
  gateway.spoilBy(undefined);
  if (isWhole) expect(endpoints.length).toBeGreaterThan(150);
  const found = await mismatches(async (endpoint) => {
    const { data, error } = await ask(endpoint);
    return data === undefined || gateway.asked.length !== 1 ? { error, asked: [...gateway.asked] } : undefined;
  });
  expect(found).toEqual({});
});

test('each endpoint knows the name of the call that it sends', async () => {
  gateway.spoilBy(undefined);
  const found = await mismatches(async (endpoint) => {
    names.length = 0;
    await ask(endpoint);
    const [name] = names;
    return contract.some(([known, { method, path }]) => known === name && gateway.asked.includes(`${method} ${path}`)) ? undefined : names;
  });
  expect(found).toEqual({});
});

test.each(gatewayFaults)('$name is one error for each endpoint; only reads are retried', async ({ spoil, error, reads }) => {
  gateway.spoilBy(spoil);
  const found = await mismatches(async (endpoint) => {
    const outcome = await ask(endpoint);
    const asked = gateway.asked.length;
    return same(outcome.error, error) && asked === (isRead(endpoint) ? reads : 1) ? undefined : { ...outcome, asked };
  });
  expect(found).toEqual({});
});

test('A1: an expired token is renewed once, and the call is repeated', async () => {
  renewals.mockResolvedValue('fresh');
  let hasFailed = false;
  gateway.spoilBy((response, sound) => {
    const status = hasFailed ? 200 : 401;
    hasFailed = !hasFailed;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(sound);
  });
  const found = await mismatches(async (endpoint) => {
    const { data, error } = await ask(endpoint);
    const isLeaving = ['renewSession', 'logout'].includes(endpoint.name);
    if (isLeaving) hasFailed = false;
    if (isPublic()) return same(error, { kind: 'http', status: 401 }) ? void (hasFailed = false) : { error };
    const isRight = isLeaving ? same(error, { kind: 'unauthorised' }) : data !== undefined && gateway.asked.length === 2;
    return isRight ? undefined : { error, asked: gateway.asked.length };
  });
  expect(found).toEqual({});
  // The token stays the same, so a later call uses the renewal that took place.
  expect(renewals).toHaveBeenCalledTimes(1);
});

test('N5: a reply with any field replaced gives a value or a named schema mismatch', async () => {
  let turn = 0;
  // Each endpoint has one reply, and its first turn makes the faulty ones.
  let values: unknown[] = [];
  let tried = 0;
  gateway.spoilBy((response, sound) => {
    if (turn === 0) values = mutate((JSON.parse(sound) as { value: unknown }).value);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ success: true, value: values[turn] }));
  });
  const found = await mismatches(async (endpoint) => {
    for (turn = 0; turn === 0 || turn < values.length; turn += 1) {
      tried += 1;
      const { data, error } = await ask(endpoint);
      if (data === undefined && error?.kind !== 'schema') return { turn, error };
    }
    return undefined;
  });
  expect(found).toEqual({});
  if (isWhole) expect(tried).toBeGreaterThan(5000);
}, 300_000);

test('a call without an answer times out after 10 s, or 30 s where money moves; a read is retried once', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'Date', 'performance'] });
  gateway.spoilBy(() => undefined);
  const outcomes = Promise.all(endpoints.map(async (endpoint) => ({ name: endpoint.name, ...(await ask(endpoint)) })));
  const isDone = outcomes.then(() => true);
  while (!(await Promise.race([isDone, nextTurn()]))) await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect((await outcomes).filter(({ error }) => error?.kind !== 'timeout')).toEqual([]);
});

/**
 * The endpoints to test: all, or those of the changed features. Home's first view has injected endpoints of other features already; they are
 * left out.
 */
async function allEndpoints(): Promise<Endpoint[]> {
  const early = Object.keys(api.endpoints);
  const own = contractOf(changed.map((id) => `@parlour/${id}`)).map(([name]) => name);
  for (const { id } of features) if (isWhole || changed.includes(id)) await apisOf(id);
  return Object.entries(api.endpoints as object as Record<string, { initiate: Initiate; useMutation?: unknown }>)
    .filter(([name]) => isWhole || !early.includes(name) || own.includes(name))
    .map(([name, { initiate, useMutation }]) => ({ name, initiate, isMutation: useMutation !== undefined }));
}
