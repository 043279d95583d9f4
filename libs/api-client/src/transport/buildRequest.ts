import type { WireCall } from '@parlour/kernel';
import { clientId } from '../clientId';
import type { GatewayContext } from '../gatewayContext';
import type { SealedBody } from '../encryption/payloadCipher';

/** Only this call sends the device (specification 7). */
const LOGIN = '/wps/session/login';

export type Draft = { call: WireCall; input: unknown; token?: string; host: string; sealed?: SealedBody };

/** Builds the URL and options of a request by the gateway's protocol (ADR 0012). */
export function buildRequest(context: GatewayContext, { call, input, token, host, sealed }: Draft): { url: string; init: RequestInit } {
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
    for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    }
    if (token && context.sendsTokenInQuery()) url.searchParams.set('token', token);
  } else {
    headers['Content-Type'] = call.form ? 'application/x-www-form-urlencoded' : 'application/json';
    init.body = sealed?.body ?? (call.form ? `${new URLSearchParams(input as Record<string, string>)}` : JSON.stringify(input));
  }
  return { url: url.href, init };
}
