import type { WireValue } from '@parlour/kernel/wire-call';
import { apiClientWire } from '@parlour/api-client/wire';
import { sealBody } from '@parlour/sandbox/sealBody';
import { Hono } from 'hono';
import type { Call, Contract } from '../contract/readContract';

type Fields = Record<string, unknown>;
type Words = {
  method?: Call['method'];
  path: string;
  /** Maps the names of this gateway to those of the contract. */
  fields?: Record<string, string>;
  value?: (value: Fields) => unknown;
};
type Reply = { success: boolean; value?: unknown; code?: string };
/** Asks the sandbox, in this process or in another. */
type Ask = (request: Request) => Promise<Response>;

const SANDBOX = 'http://sandbox.test';

const hundredths = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
const order = ({ orderNo, ...rest }: Fields) => ({ ...rest, reference: orderNo });

/** The calls whose words differ from those of the sandbox in more than prefix, headers and envelope. */
const words: Record<string, Words> = {
  login: {
    path: '/api/v3/sessions',
    fields: { user: 'username', secret: 'password' },
    value: ({ token, userName, type, firstTimeLogin }) => ({ sessionToken: token, player: userName, kind: type, isNew: firstTimeLogin }),
  },
  getMemberWallet: {
    path: '/api/v3/purse',
    value: ({ currency, currencySymbol, sumBalance, mainBalance, bonusBalance, withdrawable }) => ({
      currency,
      sign: currencySymbol,
      total: hundredths(sumBalance),
      main: hundredths(mainBalance),
      bonus: hundredths(bonusBalance),
      payable: hundredths(withdrawable),
    }),
  },
  getGames: {
    path: '/api/v3/play/search',
    fields: { page: 'pageNo', text: 'gameName' },
    value: ({ content, games, list, pageNum, totalPages }) => ({ rows: content ?? games ?? list, page: pageNum, pages: totalPages }),
  },
  getAnnouncements: { path: '/api/v3/news' },
  createDeposit: { method: 'PUT', path: '/api/v3/cashier/in', fields: { requestId: 'idempotencyKey', route: 'methodId' }, value: order },
  createWithdrawal: {
    method: 'PUT',
    path: '/api/v3/cashier/out',
    fields: { requestId: 'idempotencyKey', pin: 'paymentPassword' },
    value: order,
  },
};
const reasons: Record<string, string> = {
  NOT_LOGGED_IN: 'E_WHO',
  TOKEN_EXPIRED: 'E_STALE',
  LOGGED_OUT: 'E_GONE',
  MAINTENANCE: 'E_CLOSED',
  REGION: 'E_PLACE',
  FIELD_INVALID: 'E_FIELD',
  LOGIN_FAILED: 'E_CREDENTIALS',
  NOT_ALLOWED: 'E_MEMBERS',
  BELOW_MIN: 'E_LEAST',
  ABOVE_MAX: 'E_MOST',
  WRONG_PAYMENT_PASSWORD: 'E_PIN',
};

/**
 * A second gateway: the sandbox behind other paths, names and envelopes. It has no encryption of bodies, no ETags and no rules for
 * caches, and answers every refusal of its own with 422.
 */
export function createAcme(ask: Ask, { calls }: Contract): Hono {
  const app = new Hono();
  for (const call of calls) {
    const { method = call.method, path = pathOf(call) } = words[call.name] ?? {};
    app.on(method, path, async ({ req }) => translate(await ask(await requestOf(ask, call, req.raw)), call));
  }
  app.notFound(() => Response.json({ fault: { reason: 'E_NOWHERE' } }, { status: 404 }));
  return app;
}

function pathOf({ path }: Call): string {
  return path.replace('/wps/', '/api/v3/core/').replace('/lgw/', '/api/v3/play/');
}

async function requestOf(ask: Ask, call: Call, request: Request): Promise<Request> {
  const own = { merchant: request.headers.get('X-Brand') ?? '', language: request.headers.get('X-Locale') ?? '' };
  const headers = new Headers({ Merchant: own.merchant, Language: own.language });
  const token = request.headers.get('X-Session');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  for (const [theirs, ours] of [
    ['X-Browser', 'Client-Id'] as const,
    ['X-Device', 'Device'] as const,
    ['X-Forwarded-For', 'X-Forwarded-For'] as const,
  ]) {
    const text = request.headers.get(theirs);
    if (text) headers.set(ours, text);
  }
  const url = new URL(call.path, SANDBOX);
  if (call.method === 'GET') {
    const query = named(call, Object.fromEntries(new URL(request.url).searchParams));
    url.search = `${new URLSearchParams((call.public ? { ...query, ...own, ...languageOf(query) } : query) as Record<string, string>)}`;
    return new Request(url, { headers: call.public ? {} : headers });
  }
  headers.set('Content-Type', call.form ? 'application/x-www-form-urlencoded' : 'application/json');
  return new Request(url, { method: call.method, headers, body: await bodyOf(ask, call, { request, headers }) });
}

async function bodyOf(ask: Ask, call: Call, { request, headers }: { request: Request; headers: Headers }): Promise<string> {
  if (call.form) return request.text();
  const body = named(call, (await request.json()) as Fields);
  return JSON.stringify(call.encrypted ? sealBody(body, await keyOf(ask), headers) : body);
}

/** Some public calls have their own language. */
function languageOf({ language }: Fields) {
  return language === undefined ? {} : { language };
}

async function keyOf(ask: Ask) {
  const reply = await ask(new Request(new URL(`${apiClientWire.getPublicKey.path}?merchant=200jilif3&language=EN`, SANDBOX)));
  return ((await reply.json()) as { value: WireValue<typeof apiClientWire.getPublicKey> }).value;
}

function named({ name }: Call, input: Fields): Fields {
  const fields = words[name]?.fields ?? {};
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [fields[field] ?? field, value]));
}

async function translate(reply: Response, call: Call): Promise<Response> {
  const { success, value, code = '' } = (await reply.json()) as Reply;
  if (success) return Response.json({ result: value === null ? null : (words[call.name]?.value?.(value as Fields) ?? value) });
  const pause = reply.headers.get('Retry-After');
  const fault = { reason: reasons[code] ?? code, about: aboutIn(call, value as Fields | undefined) };
  return Response.json({ fault }, { status: reply.status === 200 ? 422 : reply.status, headers: pause ? { 'Retry-After': pause } : {} });
}

/** The details of a refusal, with this gateway's name of a field. */
function aboutIn({ name }: Call, value: Fields | null | undefined): Fields | undefined {
  if (!value?.field) return value ?? undefined;
  const [field = value.field] = Object.entries(words[name]?.fields ?? {}).find(([, ours]) => ours === value.field) ?? [];
  return { ...value, field };
}
