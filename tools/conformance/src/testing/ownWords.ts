import { gamesWire } from '@parlour/games/wire';
import { playerWire } from '@parlour/player/wire';
import { registerWire } from '@parlour/session/wire';
import type { Proxy } from './Fault';
import { type Envelope, replies, rewritten } from './spoil';

/** A gateway that does one thing in its own way, what must be guessed of it, and what the first adapter must say. */
export type OwnWords = { does: string; proxy: Proxy; guess: string; evidence: string; draft: string };

const refused = (status: number, code: string) => Response.json({ success: false, code }, { status });
const sent = (request: Request, headers: Headers, method = request.method) =>
  new Request(request.url, { method, headers, ...(request.method === 'GET' ? {} : { body: request.body, duplex: 'half' }) } as RequestInit);

/** Knows the merchant and the language by headers alone. */
export function wantsMerchant(name: string, language: string): Proxy {
  return async (request, pass) => {
    const headers = new Headers(request.headers);
    if (!headers.get(name) || !headers.get(language)) return refused(400, 'no.merchant');
    headers.set('Merchant', headers.get(name) ?? '');
    headers.set('Language', headers.get(language) ?? '');
    return pass(sent(request, headers));
  };
}

/** Has the token of a session in a header as it is. */
export function wantsToken(name: string): Proxy {
  return async (request, pass) => {
    const headers = new Headers(request.headers);
    const token = headers.get(name);
    headers.delete('Authorization');
    if (token && !token.startsWith('Bearer ')) headers.set('Authorization', `Bearer ${token}`);
    return pass(sent(request, headers));
  };
}

/** Has another envelope in every reply; `status` of a refusal that the sandbox answers with 200. */
export function wraps(envelopeOf: (envelope: Envelope) => unknown, refusalStatus = 200): Proxy {
  return async (request, pass) => {
    const reply = await pass(request);
    const text = await reply.text();
    if (text === '') return new Response(null, reply);
    const envelope = JSON.parse(text) as Envelope;
    const status = envelope.success || reply.status !== 200 ? reply.status : refusalStatus;
    return new Response(JSON.stringify(envelopeOf(envelope)), { status, headers: { 'Content-Type': 'application/json' } });
  };
}

/** Changes every value of every reply by its kind. */
function changes(change: (value: unknown) => unknown): Proxy {
  return replies((reply) => rewritten(reply, (envelope) => deep(envelope, change)));
}

function deep(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => deep(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deep(inner, change)]));
}

const isTime = (value: unknown): value is number => typeof value === 'number' && value > 1e12;
const at =
  (wire: { path: string }, proxy: Proxy): Proxy =>
  async (request, pass) =>
    new URL(request.url).pathname === wire.path ? proxy(request, pass) : pass(request);

export const ownWords: OwnWords[] = [
  ...(['Merchant', 'X-Tenant'] as const).map((name) => ({
    does: `has the merchant in the header ${name}`,
    proxy: wantsMerchant(name, 'X-Locale'),
    guess: `The merchant must be a header, \`${name}\``,
    evidence: '400 {"success":false,"code":"no.merchant"}; with the header 200',
    draft: "'X-Locale': language,",
  })),
  {
    does: 'has a bare token',
    proxy: wantsToken('Authorization'),
    guess: 'The token is bare, without `Bearer`',
    evidence: '`Authorization: Bearer <token>` 401, `Authorization: <token>` 200',
    draft: '...(token && { Authorization: token }),',
  },
  {
    does: 'has the token in a header of its own',
    proxy: wantsToken('X-Session'),
    guess: 'The token is the header `X-Session`',
    evidence: '`X-Session: <token>` 200',
    draft: "...(token && { 'X-Session': token }),",
  },
  {
    does: 'has status and description',
    proxy: wraps(({ success, value, code }) => ({ status: success ? 'SUCCESS' : 'FAIL', description: code ?? '', data: value })),
    guess: '`status` "SUCCESS" is success, the value is in `data`, the code in `status`, the message in `description`',
    evidence: '{"status":"SUCCESS","description":""',
    draft: "return reply.status === 'SUCCESS'",
  },
  {
    does: 'has code, data and msg',
    proxy: wraps(({ success, value, code }) => ({ code: success ? 0 : 4000, msg: code ?? 'ok', data: value })),
    guess: '`code` 0 is success, the value is in `data`, the code in `code`, the message in `msg`',
    evidence: '{"code":0,"msg":"ok"',
    draft: 'return reply.code === 0',
  },
  {
    does: 'has a status in numbers',
    proxy: wraps(({ success, value, code }) => ({ status: success ? 1 : 2, msg: code ?? '', result: value ?? null })),
    guess: '`status` 1 is success, the value is in `result`, the code in `status`, the message in `msg`',
    evidence: '{"status":1,"msg":""',
    draft: 'return reply.status === 1',
  },
  {
    does: 'has no envelope',
    proxy: wraps(({ success, value, code }) => (success ? (value ?? null) : { reason: code }), 422),
    guess: 'there is none, the status tells success, the body is the value, the code in `reason`',
    evidence: '200',
    draft: 'return status < 400 ? { success: true, value: body }',
  },
  {
    does: 'binds a captcha to a cookie',
    proxy: at(
      playerWire.getCaptcha,
      replies((reply) => new Response(reply.body, { headers: [...reply.headers, ['Set-Cookie', 'captchaId=7; Path=/; HttpOnly']] })),
    ),
    guess: 'A captcha or a login hangs on cookies',
    evidence: 'GET /wps/captcha: 200, Set-Cookie: captchaId=…',
    draft: "cookies: ['captchaId'],",
  },
  {
    does: 'registers by POST',
    proxy: at(registerWire.register, async (request, pass) =>
      request.method === 'POST' ? pass(sent(request, request.headers, 'PUT')) : refused(405, 'no.method'),
    ),
    guess: 'Methods differ: register is POST, not PUT',
    evidence: 'POST /wps/member/register:',
    draft: "register: { method: 'POST' },",
  },
  {
    does: 'has a read by POST',
    proxy: at(gamesWire.getVendors, async (request, pass) => {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'POST') return refused(405, 'no.method');
      return pass(new Request(`${origin}${pathname}?${new URLSearchParams((await request.json()) as Record<string, string>)}`));
    }),
    guess: 'Methods differ: getVendors is POST, not GET',
    evidence: 'POST /lgw/games/vendors: 200',
    draft: "getVendors: { method: 'POST' },",
  },
  {
    does: 'refuses a dead token on public calls',
    proxy: async (request, pass) => {
      const { pathname } = new URL(request.url);
      const isPublic = /\/(games|announcement|system)/.test(pathname) && request.method === 'GET';
      return isPublic && request.headers.has('Authorization') ? refused(401, 'login.not.session') : pass(request);
    },
    guess: 'Public calls refuse a token that is over',
    evidence: '401 {"success":false,"code":"login.not.session"}',
    draft: 'calls: {',
  },
  {
    does: 'sends money as numbers',
    proxy: changes((value) => (typeof value === 'string' && /^\d+\.\d\d$/.test(value) ? Number(value) : value)),
    guess: 'Money is sent as numbers',
    evidence: 'GET /lgw/games/winners: 200 value.list.0.vo.winAmount: ',
    draft: 'money as a number, not as decimal text',
  },
  {
    does: 'sends times as text',
    proxy: changes((value) => (isTime(value) ? new Date(value).toISOString() : value)),
    guess: 'Times are text',
    evidence: '200 value.',
    draft: 'a time as text, not in milliseconds',
  },
  {
    does: 'sends times in seconds',
    proxy: changes((value) => (isTime(value) ? Math.floor(value / 1000) : value)),
    guess: 'Times are in seconds',
    evidence: '200 value.',
    draft: 'calls: {',
  },
  {
    does: 'sends whole addresses of pictures',
    proxy: changes((value) =>
      typeof value === 'string' && /^[\w/-]*(games|vendors)\/[\w-]+$/.test(value) ? `https://img.example/${value}.png` : value,
    ),
    guess: 'Pictures have whole addresses of one file',
    evidence: '"https://img.example/',
    draft: 'calls: {',
  },
];

/** A gateway that combines several of these differences. */
export function together(...proxies: Proxy[]): Proxy {
  const [first, ...others] = proxies;
  return first ? (request, pass) => first(request, (inner) => together(...others)(inner, pass)) : (request, pass) => pass(request);
}
