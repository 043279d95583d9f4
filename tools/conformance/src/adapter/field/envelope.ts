import type { Envelope } from '../GatewayAdapter';

type Reply = { success?: unknown; value?: unknown; errorCode?: unknown; message?: string; description?: string };

/**
 * Reads a reply. The lottery answers without an envelope, unless it refuses. What is no JSON comes from a proxy and decides nothing: it is not a refusal, or an
 * order that was made would be called failed.
 */
export function envelope({ status, body }: { status: number; body: unknown }): Envelope {
  if (isReply(body)) {
    const { success, value, errorCode, message, description } = body;
    if (String(success) === 'true') return { success: true, value };
    return { success: false, code: errorCode ? String(errorCode) : undefined, value, message: message ?? description };
  }
  if (status === 401) return { success: false, code: 'nologin' };
  if (status >= 502 && status <= 504) return { success: false, code: 'function.not.available' };
  if (body === undefined || status >= 400) throw new TypeError('envelope');
  return { success: true, value: body };
}

function isReply(body: unknown): body is Reply {
  return typeof body === 'object' && body !== null && ('success' in body || 'errorCode' in body);
}
