import { apiClientWire } from '@parlour/api-client/wire';
import * as v from 'valibot';
import { sealBody } from '../testing/sealBody';
import type { TestGateway } from '../testing/useGateway';
import type { Operation } from './readContract';
import type { FuzzRequest } from './requestsOf';

type Sending = { operation: Operation; request: Pick<FuzzRequest<string>, 'input' | 'raw' | 'headers'>; token: string | undefined };

/** The public key of the gateway, requested once. */
export async function readBodyKey({ gateway }: TestGateway) {
  const response = await gateway.app.request(`${apiClientWire.getPublicKey.path}?merchant=200jilif3&language=EN`);
  const { value } = (await response.json()) as { value: unknown };
  return v.parse(apiClientWire.getPublicKey.value, value);
}

/** Sends one request as documented, or corrupted as drawn; returns the request and the reply as text. */
export async function fuzzRequest(
  { gateway }: TestGateway,
  { operation, request, token }: Sending,
  key: Awaited<ReturnType<typeof readBodyKey>>,
) {
  const { method, path, form, sealed, isPublic } = operation;
  const headers = new Headers({ Merchant: '200jilif3', Language: 'EN', 'Client-Id': 'fuzz', Origin: 'http://localhost:4300' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (method !== 'GET') headers.set('Content-Type', form ? 'application/x-www-form-urlencoded' : 'application/json');
  const body = sealed && request.raw === undefined ? sealBody(request.input, key, headers) : request.input;
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, value);
  const site: Record<string, string> = isPublic ? { merchant: '200jilif3', language: 'EN' } : {};
  const asText = () =>
    request.raw ?? (form || method === 'GET' ? `${new URLSearchParams({ ...textOf(body), ...site })}` : (JSON.stringify(body) ?? ''));
  const sent = asText();
  const response = await gateway.app.request(
    method === 'GET' ? `${path}?${sent}${isPublic && request.raw !== undefined ? `&${new URLSearchParams(site)}` : ''}` : path,
    {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: sent }),
    },
  );
  return { status: response.status, contentType: response.headers.get('Content-Type') ?? '', text: await response.text() };
}

function textOf(input: unknown): Record<string, string> {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  return Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]));
}
