import type { WireCall } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import type { AppError } from '../errors/errors';
import type { Reply } from './reply';
import type { RawReply } from './transport';
import { wireEnvelope } from '../wire';

type Envelope = v.InferOutput<typeof wireEnvelope>;

/** Refusal codes with the same meaning for every call, regardless of the HTTP status. */
const refusals: Record<string, AppError['kind'] & ('unauthorised' | 'maintenance' | 'region' | 'absent')> = {
  TOKEN_EXPIRED: 'unauthorised',
  NOT_LOGGED_IN: 'unauthorised',
  LOGGED_OUT: 'unauthorised',
  MAINTENANCE: 'maintenance',
  REGION: 'region',
  ABSENT: 'absent',
};

/** Converts a raw reply to the contract's value, or to exactly one error (reliability N4, N5). */
export function readReply(call: WireCall, raw: RawReply): Reply {
  const { status } = raw;
  if (status === 401) return { error: { kind: 'unauthorised' } };
  if (status === 429) return { error: { kind: 'rateLimited', ...retryAfter(raw.retryAfter) } };
  const envelope = readEnvelope(raw);
  if (status < 200 || status > 299) {
    const kind = envelope.data?.success === false ? refusalKind(envelope.data) : undefined;
    return { error: kind ? { kind } : { kind: 'http', status } };
  }
  if (envelope.error) return envelope;
  return envelope.data.success ? readValue(call, envelope.data.value) : { error: refusal(envelope.data) };
}

function readEnvelope({ text, contentType }: RawReply): Reply<Envelope> {
  // An empty reply counts as a success without a value; the call's schema decides whether that is valid.
  if (text === '') return { data: { success: true, value: undefined } };
  // Some gateways send JSON as plain text, but HTML is never a reply.
  if (contentType && !/^(application\/([\w.-]+\+)?json|text\/plain)\b/i.test(contentType)) return { error: { kind: 'malformed' } };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: { kind: 'malformed' } };
  }
  const result = v.safeParse(wireEnvelope, json);
  return result.success ? { data: result.output } : { error: { kind: 'schema', path: pathOf(result.issues) } };
}

function readValue(call: WireCall, value: unknown): Reply {
  const result = v.safeParse(call.value, value);
  // RTK Query treats `undefined` as a missing reply.
  if (result.success) return { data: result.output ?? null };
  return { error: { kind: 'schema', path: ['value', pathOf(result.issues)].filter(Boolean).join('.') } };
}

function refusalKind({ code }: Envelope) {
  return code && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
}

function refusal(envelope: Envelope): AppError {
  const kind = refusalKind(envelope);
  if (kind) return { kind };
  const message = plainText(envelope.message ?? '');
  return { kind: 'business', code: envelope.code || 'UNKNOWN', value: envelope.value ?? undefined, ...(message && { message }) };
}

const MAX_MESSAGE_LENGTH = 300;

/** One line of text, without control characters and without marks that turn the direction of what follows. */
function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** Path of the first invalid field; never a value. */
export function pathOf(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return v.getDotPath(issues[0]) ?? '';
}

/** `Retry-After` comes in seconds or as a date. */
function retryAfter(header: string | null): { retryAfterMs?: number } {
  if (!header) return {};
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? { retryAfterMs: Math.max(0, ms) } : {};
}
