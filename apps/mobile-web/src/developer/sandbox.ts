import { useEffect, useEffectEvent, useState } from 'react';

export type Member = { username: string; nickname: string; type: number; status: string };
export type SessionRecord = { token: string; userName: string; type: number; firstTimeLogin?: boolean };
export type Fault = { kind: string; ms?: number; status?: number };
export type FaultRule = { id: number; path: string; times?: number; fired: number; fault: Fault };
export type SentMessage = { id: number; channel: string; recipient: string; subject: string; body: string; sentAt: number };

/** Levers of the sandbox (tools/sandbox/README.md). The dev server passes them on. */
export const sandbox = {
  members: (merchant: string) => ask<Member[]>(`members?merchant=${encodeURIComponent(merchant)}`),
  openSession: (merchant: string, username: string) => ask<SessionRecord>('sessions', { body: { merchant, username } }),
  flags: (merchant: string) => ask<Record<string, string>>(`flags?merchant=${encodeURIComponent(merchant)}`),
  setFlag: (merchant: string, change: { name: string; isOn: boolean | null }) =>
    ask<Record<string, string>>('flags', { body: { merchant, ...change } }),
  faults: () => ask<FaultRule[]>('faults'),
  addFault: (rule: { path: string; times?: number; fault: Fault }) => ask<{ id: number }>('faults', { body: rule }),
  removeFault: (id: number) => ask<unknown>(`faults?id=${id}`, { method: 'DELETE' }),
  clock: () => ask<{ now: number }>('clock'),
  advanceClock: (advanceMs: number) => ask<{ now: number }>('clock', { body: { advanceMs } }),
  mailbox: () => ask<SentMessage[]>('mailbox.json'),
};

/** Nothing answers at the sandbox's port, so the development server does: the sandbox is starting. */
export class SandboxAway extends Error {
  override message = 'The sandbox is starting.';
}

type Options = { method?: string; body?: unknown };

async function ask<Reply>(path: string, { method, body }: Options = {}): Promise<Reply> {
  const init: RequestInit = body === undefined ? { method: method ?? 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`/sandbox/${path}`, init).catch(() => undefined);
  if (!response || response.status >= 500) throw new SandboxAway();
  const reply = (await response.json().catch(() => ({}))) as Reply & { error?: unknown };
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}${reply.error ? `: ${String(reply.error)}` : ''}`);
  return reply;
}

/** Pause before the sandbox is asked again, in milliseconds. It is away for some seconds whenever its sources change. */
const AGAIN_AFTER_MS = 1000;

/**
 * Reads something of the sandbox, and again on request; `act` pulls a lever and then reads again. `problem` is the last error. If the
 * sandbox is away, it is read again until it answers.
 */
export function useSandbox<Value>(read: () => Promise<Value>, key = '') {
  const [value, setValue] = useState<Value>();
  const [error, setError] = useState<unknown>();

  function act(work: () => Promise<unknown> = async () => undefined): Promise<void> {
    return work()
      .then(read)
      .then((next) => {
        setValue(next);
        setError(undefined);
      }, setError);
  }

  const start = useEffectEvent(() => void act());
  // The caller makes a new `read` with each render; `key` names its dependency.
  useEffect(() => start(), [key]);
  useEffect(() => {
    if (!(error instanceof SandboxAway)) return undefined;
    const timer = setTimeout(start, AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error]);
  return { value, problem: error === undefined ? undefined : error instanceof Error ? error.message : String(error), act };
}
