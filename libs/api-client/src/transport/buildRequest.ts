import { clientId } from '@parlour/kernel/device';
import type { WireCall } from '@parlour/kernel/wire-call';
import type { SealedBody } from '../encryption/payloadCipher';
import type { GatewayContext } from '../gatewayContext';

/** Only this call sends the device (specification 7). */
const LOGIN = '/wps/session/login';

export type Draft = { call: WireCall; input: unknown; token?: string; isForced: boolean; host: string; sealed?: SealedBody };

type Built = { url: string; init: RequestInit };

/** Builds the URL and options of a request by the gateway's protocol (ADR 0012). */
export function buildRequest(context: GatewayContext, draft: Draft): Built {
  return draft.call.public ? buildPublic(context, draft) : buildPrivate(context, draft);
}

/**
 * All players of a merchant and a language send the same request, so that a cache in front of the gateway answers it (ADR 0012). Without
 * headers of our own, another origin needs no preflight either. A forced request makes the browser revalidate its copy. With a token the reply is
 * the player's own, which no cache keeps.
 */
function buildPublic(context: GatewayContext, { call, input, token, isForced, host }: Draft): Built {
  const url = new URL(call.path, host);
  addQuery(url, { language: context.getLanguage(), ...(input as object), merchant: context.getMerchantCode() });
  url.searchParams.sort();
  if (token) {
    const headers = { Accept: 'application/json', 'Client-Id': clientId(), Authorization: `Bearer ${token}` };
    return { url: url.href, init: { method: 'GET', headers, cache: 'no-store' } };
  }
  return { url: url.href, init: { method: 'GET', headers: { Accept: 'application/json' }, cache: isForced ? 'no-cache' : 'default' } };
}

function buildPrivate(context: GatewayContext, { call, input, token, host, sealed }: Draft): Built {
  const url = new URL(call.path, host);
  const headers: Record<string, string> = {
    Accept: 'application/json',
    Merchant: context.getMerchantCode(),
    Language: context.getLanguage(),
    'Client-Id': clientId(),
    ...sealed?.headers,
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (call.path === LOGIN && context.isStandalone()) headers.Device = 'OTHERS';
  const init: RequestInit = { method: call.method, headers, cache: 'no-store' };
  if (call.method === 'GET') {
    addQuery(url, input as object);
    if (token && context.sendsTokenInQuery()) url.searchParams.set('token', token);
  } else {
    headers['Content-Type'] = call.form ? 'application/x-www-form-urlencoded' : 'application/json';
    init.body = sealed?.body ?? (call.form ? `${new URLSearchParams(input as Record<string, string>)}` : JSON.stringify(input));
  }
  return { url: url.href, init };
}

function addQuery(url: URL, input: object): void {
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
}
