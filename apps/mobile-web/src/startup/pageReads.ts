import { api } from '@parlour/api-client';
import { selectNeedsSession } from '@parlour/site';
import type { WireCall } from '@parlour/kernel/wire-call';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import type { AppStore } from '../store';

// Which replies the page of a screen needs, and which of them every player may see.

type Ask = () => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
/** A query that a rendered screen reads and that nobody has asked for yet. `ask` starts its call. */
export type Read = { ask: Ask };

type Endpoint = {
  name: string;
  select: (arg: unknown) => (state: unknown) => { status: QueryStatus };
  initiate: (arg: unknown, options: object) => ReturnType<Ask>;
};

let note: ((endpoint: Endpoint, arg: unknown, select: Endpoint['select']) => void) | undefined;
const watched = new WeakSet<Endpoint>();

/**
 * Notes the queries that hooks read until the returned function is called, which returns those that nobody has asked for. Hooks start their calls
 * in effects, and the server runs no effects. So the queries that a screen reads while it renders are the calls that it would make, but for those
 * that the gateway answers only with a session, which the server does not have.
 */
export function watchReads({ getState }: Pick<AppStore, 'getState'>): () => Read[] {
  const reads = new Map<string, Read>();
  for (const endpoint of Object.values(api.endpoints as Record<string, Endpoint>)) watch(endpoint);
  note = (endpoint, arg, select) => {
    const key = `${endpoint.name} ${JSON.stringify(arg)}`;
    if (reads.has(key) || select(arg)(getState()).status !== QueryStatus.uninitialized) return;
    const { call, name = endpoint.name } = requestOf({ endpointName: endpoint.name, arg }) ?? {};
    if (call?.public && selectNeedsSession(getState(), name)) return;
    reads.set(key, { ask: () => endpoint.initiate(arg, { subscribe: false }) });
  };
  return () => {
    note = undefined;
    return [...reads.values()];
  };
}

function watch(endpoint: Endpoint): void {
  if (watched.has(endpoint) || !('useQueryState' in endpoint || 'useInfiniteQueryState' in endpoint)) return;
  watched.add(endpoint);
  const { select } = endpoint;
  endpoint.select = (arg) => {
    if (arg !== skipToken) note?.(endpoint, arg, select);
    return select(arg);
  };
}

type Request = { call?: WireCall; name?: string };
type Definition = { query?: (arg: unknown) => Request };
type Named = { endpointName: string; arg: unknown };

const definitions = new Map<string, Definition>();

/**
 * Whether the reply of a query is the same for every player (ADR 0012). The reply of any other call depends on who asks, so a visitor's must
 * not be shown to a player. An endpoint that makes several calls counts as one whose reply depends on who asks.
 */
export function isSharedReply(named: Named): boolean {
  return requestOf(named)?.call?.public !== undefined;
}

/** The request of a query; undefined for an endpoint that makes several calls. */
function requestOf({ endpointName, arg }: Named): Request | undefined {
  const { query } = definitions.get(endpointName) ?? definitionOf(endpointName);
  // An infinite query gets its argument together with the number of the page.
  return [arg, { queryArg: arg, pageParam: 1 }].map((parameter) => readRequest(query, parameter)).find((request) => request?.call);
}

function readRequest(query: Definition['query'], parameter: unknown): Request | undefined {
  try {
    return query?.(parameter);
  } catch {
    return undefined;
  }
}

function definitionOf(endpointName: string): Definition {
  const find = (definition: Definition) => void definitions.set(endpointName, definition);
  // The endpoints are injected, so the api's own type does not know their names.
  api.enhanceEndpoints({ endpoints: { [endpointName]: find } as object });
  return definitions.get(endpointName) ?? {};
}
