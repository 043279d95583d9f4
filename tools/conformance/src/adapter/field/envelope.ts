import type { Envelope } from '../GatewayAdapter';
import { isOn } from './words.ts';

type Reply = { success?: unknown; value?: unknown; errorCode?: unknown; message?: string; description?: string };

/**
 * Reads a reply. The lottery answers without an envelope, unless it refuses. What is no JSON comes from a proxy and decides nothing, and so does an envelope
 * that tells neither a success nor a refusal: if it were a refusal, an order that was made would be called failed.
 */
export function envelope({ status, body }: { status: number; body: unknown }): Envelope {
  const reply = isReply(body) ? body : undefined;
  if (reply && isOn(reply.success)) return { success: true, value: reply.value };
  if (reply && isRefusal(reply)) {
    const { value, errorCode, message, description } = reply;
    return { success: false, code: errorCode ? String(errorCode) : undefined, value, message: message ?? description };
  }
  if (status === 401) return { success: false, code: 'nologin' };
  if (status >= 502 && status <= 504) return { success: false, code: 'function.not.available' };
  if (reply || body === undefined || status >= 400) throw new TypeError('envelope');
  return { success: true, value: body };
}

function isReply(body: unknown): body is Reply {
  return typeof body === 'object' && body !== null && ('success' in body || 'errorCode' in body);
}

function isRefusal({ success, errorCode }: Reply): boolean {
  return Boolean(errorCode) || String(success) === 'false';
}
