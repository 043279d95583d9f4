import type { WireCall } from '@parlour/kernel/wire-call';
import type { Proxy } from './Fault';

export type Envelope = { success: boolean; value?: unknown; code?: string };

/** Spoils one call and passes all others on. */
export function at({ method, path }: Pick<WireCall, 'method' | 'path'>, spoil: Proxy): () => Proxy {
  return () => async (request, pass) => {
    const isMeant = new URL(request.url).pathname === path && request.method === method;
    return isMeant ? spoil(request, pass) : pass(request);
  };
}

/** Passes on everything and changes the replies. */
export function replies(change: (reply: Response, request: Request) => Response | Promise<Response>): Proxy {
  return async (request, pass) => change(await pass(request), request);
}

/** Changes the headers of a reply. */
export function headed(reply: Response, change: (headers: Headers) => void): Response {
  const headers = new Headers(reply.headers);
  change(headers);
  return new Response(reply.status === 304 ? null : reply.body, { status: reply.status, headers });
}

/** Changes the envelope of a reply; a reply without a body stays as it is. */
export async function rewritten(reply: Response, change: (envelope: Envelope) => unknown, status = reply.status): Promise<Response> {
  const text = await reply.text();
  if (text === '') return new Response(null, reply);
  return new Response(JSON.stringify(change(JSON.parse(text) as Envelope)), { status, headers: reply.headers });
}

/** Changes the value of each successful reply. */
export const valued = (change: (value: never) => unknown): Proxy =>
  replies((reply) =>
    rewritten(reply, (envelope) => (envelope.success ? { ...envelope, value: change(envelope.value as never) } : envelope)),
  );

/** Changes the JSON body of a request. */
export async function sent(request: Request, change: (body: never) => unknown): Promise<Request> {
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(change((await request.json()) as never)),
  });
}

/** A success of the gateway's kind, without asking it. */
export async function answered(reply: Response, value: unknown): Promise<Response> {
  return rewritten(reply, () => ({ success: true, value }), 200);
}
