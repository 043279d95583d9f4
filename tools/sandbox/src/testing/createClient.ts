import { randomUUID } from 'node:crypto';
import { apiClientWire, wireEnvelope } from '@parlour/api-client/wire';
import type { WireCall, WireInput, WireValue } from '@parlour/kernel/wire-call';
import { playerWire } from '@parlour/player/wire';
import { sessionWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import * as v from 'valibot';
import { sealBody } from './sealBody';

/** Request handler: the gateway itself, or `fetch` with a real server behind it. */
export type Ask = (path: string, init: RequestInit) => Response | Promise<Response>;

export type Answer<Value> = { status: number; success: boolean; code?: string | null | undefined; value: Value; headers: Headers };
export type RefusalDetails = Record<string, unknown> | undefined;

/** A browser for tests: it speaks the wire contract, stores its token and encrypts secret bodies. */
export function createClient(ask: Ask, { merchant = '200jilif3', language = 'EN', origin = 'http://localhost:4300' } = {}) {
  const clientId = randomUUID();
  let token: string | undefined;
  let key: WireValue<typeof apiClientWire.getPublicKey> | undefined;

  async function send(call: WireCall, raw: unknown): Promise<Answer<unknown>> {
    // As the app does: fields that the call does not know are not sent. An input that does not fit is sent as it is.
    const checked = v.safeParse(call.input, raw);
    const input = checked.success ? checked.output : raw;
    const headers = new Headers({ Origin: origin });
    if (!call.public) {
      for (const [name, value] of Object.entries({ Merchant: merchant, Language: language, 'Client-Id': clientId }))
        headers.set(name, value);
      if (token) headers.set('Authorization', `Bearer ${token}`);
    }
    const asked = call.public ? { language, ...(input as object), merchant } : input;
    const query = call.method === 'GET' ? `?${new URLSearchParams(textOf(asked))}` : '';
    const init: RequestInit = { method: call.method, headers };
    if (call.method !== 'GET') {
      headers.set('Content-Type', call.form ? 'application/x-www-form-urlencoded' : 'application/json');
      init.body = call.form ? `${new URLSearchParams(textOf(input))}` : JSON.stringify(await bodyOf(call, input, headers));
    }
    const response = await ask(`${call.path}${query}`, init);
    const envelope = v.parse(wireEnvelope, await response.json());
    return { status: response.status, headers: response.headers, success: envelope.success, code: envelope.code, value: envelope.value };
  }

  const bodyOf = async (call: WireCall, input: unknown, headers: Headers) =>
    call.encrypted ? sealBody(input, await publicKey(), headers) : input;

  async function publicKey() {
    key ??= v.parse(apiClientWire.getPublicKey.value, (await send(apiClientWire.getPublicKey, {})).value);
    return key;
  }

  const client = {
    clientId,
    get token() {
      return token;
    },
    set token(next: string | undefined) {
      token = next;
    },
    send,
    /** Returns the value as the app would read it; throws on a refusal. */
    async call<Call extends WireCall>(call: Call, input: WireInput<Call>): Promise<WireValue<Call>> {
      const answer = await send(call, input);
      if (!answer.success) throw new Error(`${call.path} refused: ${answer.code ?? answer.status} ${JSON.stringify(answer.value ?? '')}`);
      return v.parse(call.value, answer.value) as WireValue<Call>;
    },
    /** Returns the refusal; throws when the call succeeds. */
    async refusal<Call extends WireCall>(call: Call, input: WireInput<Call>) {
      const answer = await send(call, input);
      if (answer.success) throw new Error(`${call.path} was not refused`);
      return { status: answer.status, code: answer.code, value: answer.value as RefusalDetails };
    },
    balance: async (): Promise<string> => (await client.call(walletWire.getMemberWallet, {})).sumBalance,
    /** Renews the current token. */
    async renew(): Promise<void> {
      token = (await client.call(playerWire.renewSession, {})).token;
    },
    async login(username: string, password = 'parlour88'): Promise<void> {
      token = (await client.call(sessionWire.login, { username, password, captcha: '', type: 'username' })).token;
    },
  };
  return client;
}

export type Client = ReturnType<typeof createClient>;

function textOf(input: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input as Record<string, unknown>).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
