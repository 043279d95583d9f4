import type { WireCall, WireValue } from '@parlour/kernel/wire-call';
import { apiClientWire } from '@parlour/api-client/wire';
import { playerWire } from '@parlour/player/wire';
import { sealBody } from '@parlour/sandbox/sealBody';

/** Asks the sandbox, in this process or in another. */
export type Ask = (request: Request) => Promise<Response>;
export type SandboxReply = { success: boolean; value?: unknown; code?: string };
export type SandboxClient = ReturnType<typeof sandboxClient>;

/** The names that gateways of the field have for the sandbox's refusals. */
const errorCodes: Record<string, string> = {
  NOT_LOGGED_IN: 'login.not.session',
  TOKEN_EXPIRED: 'user.or.token.invalid',
  LOGGED_OUT: 'user.or.token.invalid',
  LOGIN_FAILED: 'USER_NOT_EXIST',
  CAPTCHA_REQUIRED: 'captcha_required',
  CAPTCHA_WRONG: 'captcha_error',
  MAINTENANCE: 'system.maintenance',
};

/** Asks the sandbox in the contract's words on behalf of a request in the field's. */
export function sandboxClient(ask: Ask) {
  return { send, isLoggedIn };

  /** `clientId`: the browser, when it matters to the sandbox. */
  async function send(call: WireCall, { raw, input, clientId }: { raw: Request; input: object; clientId?: string }): Promise<SandboxReply> {
    const site = { merchant: raw.headers.get('Merchant') ?? '', language: raw.headers.get('Language') ?? 'EN' };
    const url = new URL(call.path, 'http://sandbox.test');
    const headers = new Headers(call.public ? {} : { Merchant: site.merchant, Language: site.language });
    const token = raw.headers.get('Authorization');
    if (token && !call.public) headers.set('Authorization', `Bearer ${token}`);
    if (clientId) headers.set('Client-Id', clientId);
    const isRead = call.method === 'GET';
    if (isRead)
      url.search = `${new URLSearchParams({ ...input, ...(call.public && { language: site.language, merchant: site.merchant }) })}`;
    else headers.set('Content-Type', 'application/json');
    const body = isRead ? undefined : JSON.stringify(call.encrypted ? sealBody(input, await publicKey(site), headers) : input);
    return (await (await ask(new Request(url, { method: call.method, headers, body }))).json()) as SandboxReply;
  }

  async function publicKey(site: Record<string, string>) {
    const reply = await ask(new Request(`http://sandbox.test${apiClientWire.getPublicKey.path}?${new URLSearchParams(site)}`));
    return ((await reply.json()) as { value: WireValue<typeof apiClientWire.getPublicKey> }).value;
  }

  async function isLoggedIn(raw: Request): Promise<boolean> {
    return (await send(playerWire.getMemberInfo, { raw, input: {} })).success;
  }
}

/** A reply of the sandbox in the field's envelope. */
export function answer({ success, value, code = '' }: SandboxReply, translate: (value: never) => unknown = (same) => same): Response {
  if (success) return Response.json({ success, value: translate(value as never) });
  const errorCode = errorCodes[code] ?? code;
  const isSessionGone = errorCode === 'login.not.session' || errorCode === 'user.or.token.invalid';
  return Response.json({ success, errorCode, value, message: `Refused: ${errorCode}` }, { status: isSessionGone ? 401 : 400 });
}

/** The refusal of a call that needs a session. */
export function stranger(): Response {
  return Response.json({ success: false, errorCode: 'login.not.session', message: 'Please log in.' }, { status: 401 });
}

/** The refusal of a body that is not encrypted, or not with this gateway's key. */
export function incomplete(): Response {
  return Response.json({ success: false, errorCode: 'request_body_required', message: 'The request is not complete.' }, { status: 400 });
}
