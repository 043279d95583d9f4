import * as v from 'valibot';
import type { WireCall } from '@parlour/kernel/wire-call';
import type { Contract } from '../mocks/callsOf';

/** One call of the gateway, as the log shows it. */
export type LoggedCall = {
  id: number;
  /** The name of the call in the contract. */
  name?: string;
  method: string;
  path: string;
  /** Missing if no reply has come. */
  status?: number;
  ms: number;
  verdict: string;
  isSound: boolean;
  reply: string;
};

const KEPT = 60;
const NO_REPLY = 'No reply';

/** Says whether a reply fits its call in the contract, and where it does not. */
function judgeReply(call: WireCall | undefined, text: string): { verdict: string; isSound: boolean } {
  if (!call) return { verdict: 'Not in the contract', isSound: false };
  let json: unknown;
  try {
    json = text === '' ? { success: true } : JSON.parse(text);
  } catch {
    return { verdict: 'Not JSON', isSound: false };
  }
  const { success, code, value } = (json ?? {}) as { success?: unknown; code?: unknown; value?: unknown };
  if (success !== true)
    return { verdict: typeof code === 'string' ? `Refused: ${code}` : 'No envelope', isSound: typeof code === 'string' };
  const result = v.safeParse(call.value, value);
  if (result.success) return { verdict: 'Fits the schema', isSound: true };
  const faults = result.issues.map((issue) => `${['value', v.getDotPath(issue)].filter(Boolean).join('.')}: ${issue.message}`);
  return { verdict: faults.join('; '), isSound: false };
}

/** Notes each call of the gateway that goes through `fetch`, which it wraps. `stop` gives the browser its own `fetch` back. */
export function createGatewayLog(scope: { fetch: typeof fetch }, contract: Contract) {
  const original = scope.fetch;
  const find = (method: string, path: string) => contract.find(([, call]) => call.method === method && call.path === path);
  const listeners = new Set<() => void>();
  let calls: readonly LoggedCall[] = [];
  let ids = 0;

  function note(call: Omit<LoggedCall, 'id'>): void {
    ids += 1;
    calls = [{ ...call, id: ids }, ...calls].slice(0, KEPT);
    for (const listener of listeners) listener();
  }

  scope.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const { pathname: path } = new URL(request?.url ?? String(input), location.href);
    if (!/^\/(wps|lgw)\//.test(path)) return original.call(scope, input, init);
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const [name, call] = find(method, path) ?? [];
    const startedAt = performance.now();
    const since = () => Math.round(performance.now() - startedAt);
    try {
      const response = await original.call(scope, input, init);
      const ms = since();
      const copy = response.clone();
      // The app reads the reply at the same time. A reply that breaks off is noted as well.
      void copy.text().then(
        (reply) => note({ name, method, path, status: copy.status, ms, reply, ...judgeReply(call, reply) }),
        () => note({ name, method, path, status: copy.status, ms, reply: '', verdict: 'Broke off', isSound: false }),
      );
      return response;
    } catch (error) {
      note({ name, method, path, ms: since(), reply: '', verdict: NO_REPLY, isSound: false });
      throw error;
    }
  };

  return {
    contract,
    find,
    read: () => calls,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => {
      calls = [];
      for (const listener of listeners) listener();
    },
    stop: () => {
      scope.fetch = original;
    },
  };
}

export type GatewayLog = ReturnType<typeof createGatewayLog>;
