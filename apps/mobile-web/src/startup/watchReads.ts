import { api } from '@parlour/api-client';
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '../store';

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
 * in effects, and the server runs no effects. So the queries that a screen reads while it renders are the calls that it would make.
 */
export function watchReads({ getState }: Pick<AppStore, 'getState'>): () => Read[] {
  const reads = new Map<string, Read>();
  for (const endpoint of Object.values(api.endpoints as Record<string, Endpoint>)) watch(endpoint);
  note = (endpoint, arg, select) => {
    const key = `${endpoint.name} ${JSON.stringify(arg)}`;
    if (reads.has(key) || select(arg)(getState()).status !== QueryStatus.uninitialized) return;
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
