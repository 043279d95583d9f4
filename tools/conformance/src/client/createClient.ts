import { randomUUID } from 'node:crypto';
import { type apiClientWire, wireEnvelope } from '@parlour/api-client/wire';
import type { WireValue } from '@parlour/kernel/wire-call';
import { sealBody } from '@parlour/sandbox/sealBody';
import * as v from 'valibot';
import type { Call } from '../contract/readContract';
import type { Settings } from '../settings';
import { pauseOf } from './pauseOf';
import { withinTime } from './withinTime';

export type PublicKey = WireValue<typeof apiClientWire.getPublicKey>;
type Envelope = v.InferOutput<typeof wireEnvelope>;

export type Reply = {
  status: number;
  headers: Headers;
  text: string;
  /** `undefined` if the body is no envelope in JSON. */
  envelope: Envelope | undefined;
};

export type Exchange = { call: Call; input: unknown } & ({ reply: Reply } | { failure: 'late' | 'unreachable' | 'absent' });

export type Sending = {
  token?: string | undefined;
  merchant?: string;
  headers?: Record<string, string>;
  /** The key to encrypt with. An encrypted call without one is sent as plain JSON. */
  key?: PublicKey | undefined;
};

type Asked = Sending & { input: unknown; signal: AbortSignal };

/** The maximum number of waits for a gateway with a rate limit, and the maximum length of one. */
const MOST_WAITS = 5;
const LONGEST_WAIT_MS = 60_000;

export type Client = ReturnType<typeof createClient>;

/** Sends calls as the app does (ADR 0012); `observe` sees every exchange. */
export function createClient(settings: Settings, observe: (exchange: Exchange) => void) {
  const clientId = randomUUID();

  async function send(call: Call, input: unknown, sending: Sending = {}): Promise<Exchange> {
    if (call.isAbsent) return { call, input, failure: 'absent' };
    for (let waits = 0; ; waits += 1) {
      const exchange = await sendOnce(call, input, sending);
      observe(exchange);
      const pause = 'reply' in exchange && exchange.reply.status === 429 ? pauseOf(exchange.reply.headers) : undefined;
      if (pause === undefined || pause > LONGEST_WAIT_MS || waits >= MOST_WAITS) return exchange;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async function sendOnce(call: Call, input: unknown, sending: Sending): Promise<Exchange> {
    const signal = AbortSignal.timeout(call.money ? settings.moneyLimitMs : settings.readLimitMs);
    try {
      const response = await withinTime(settings.ask(requestOf(call, { input, signal, ...sending })), signal);
      const text = await withinTime(response.text(), signal);
      const { status, headers } = response;
      return { call, input, reply: { status, headers, text, envelope: envelopeOf(text) } };
    } catch {
      return { call, input, failure: signal.aborted ? 'late' : 'unreachable' };
    }
  }

  function requestOf(call: Call, asked: Asked): Request {
    const headers = headersOf(call, asked);
    const url = new URL(call.path, settings.gateway);
    const init: RequestInit = { method: call.method, headers, redirect: 'manual', signal: asked.signal };
    if (call.method === 'GET') addQuery(url, call.public ? siteInput(asked) : asked.input);
    else init.body = bodyOf(call, asked, headers);
    for (const [name, value] of Object.entries(asked.headers ?? {})) headers.set(name, value);
    return new Request(url, init);
  }

  /** A public call has in its address the values that others have in headers (ADR 0012). */
  function headersOf(call: Call, { token, merchant = settings.merchant }: Asked): Headers {
    const headers = new Headers({ Accept: 'application/json' });
    if (settings.origin) headers.set('Origin', settings.origin);
    if (token && (!call.public || call.withSession)) headers.set('Authorization', `Bearer ${token}`);
    if (call.public) return headers;
    const told = { Merchant: merchant, Language: settings.language, 'Client-Id': clientId };
    for (const [name, value] of Object.entries(told)) headers.set(name, value);
    return headers;
  }

  const siteInput = ({ input, merchant = settings.merchant }: Asked) => ({ language: settings.language, ...(input as object), merchant });

  return { send };
}

function addQuery(url: URL, input: unknown): void {
  for (const [name, value] of Object.entries(input as object)) if (value !== undefined) url.searchParams.set(name, String(value));
  url.searchParams.sort();
}

function bodyOf({ form, encrypted }: Call, { input, key }: Asked, headers: Headers): string {
  headers.set('Content-Type', form ? 'application/x-www-form-urlencoded' : 'application/json');
  if (form) return `${new URLSearchParams(input as Record<string, string>)}`;
  return JSON.stringify(encrypted && key ? sealBody(input, key, headers) : input);
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const result = v.safeParse(wireEnvelope, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
