import { sealBody } from '@parlour/sandbox/sealBody';

type Sent = { clientId?: string; token?: string; method?: string; body?: object; headers?: Record<string, string> };

/** Calls an app's server as the app of a player does. `url`: its address, once it is known. */
export function appCalls(url: () => string) {
  return { call, callSealed };

  async function call(path: string, { clientId = 'browser-1', token, method = 'GET', body, headers: more }: Sent = {}) {
    const headers = { Merchant: '200jilif3', Language: 'EN', 'Client-Id': clientId, 'Content-Type': 'application/json' };
    const reply = await fetch(url() + path, {
      method,
      headers: { ...headers, ...more, ...(token && { Authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
    const answered = (await reply.json()) as { success: boolean; value: never; code?: string; message?: string };
    return { status: reply.status, headers: reply.headers, ...answered };
  }

  /** Calls with a body that only the app's server can open. */
  async function callSealed(path: string, { body, ...sent }: Sent) {
    const key = (await call('/wps/system/publicKey?merchant=200jilif3&language=EN')).value;
    const headers = new Headers();
    const sealed = sealBody(body ?? {}, key, headers);
    return call(path, { method: 'POST', ...sent, body: sealed, headers: Object.fromEntries(headers) });
  }
}
