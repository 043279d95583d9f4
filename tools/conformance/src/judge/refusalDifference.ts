import type { Exchange } from '../client/createClient';

type Wanted = {
  status: number;
  /** One of them; no codes means any. */
  codes: readonly string[];
};

/** Compares a reply with the refusal that the contract asks for. */
export function refusalDifference(exchange: Exchange, { status, codes }: Wanted): string | undefined {
  if (!('reply' in exchange)) return 'no reply';
  const { reply } = exchange;
  const wanted = [status, codes.join(' or ')].filter(Boolean).join(' ');
  if (reply.envelope?.success || reply.status === 304) return `accepted, not refused with ${wanted}`;
  const fits = reply.status === status && (codes.length === 0 || codes.includes(reply.envelope?.code ?? ''));
  return fits ? undefined : `refused with ${refusalOf(exchange)}, not with ${wanted}`;
}

/** The status and the code of a refusal; text that is no code is left out, because it may be anything. */
export function refusalOf(exchange: Exchange): string {
  if (!('reply' in exchange)) return 'no reply';
  const code = exchange.reply.envelope?.code ?? '';
  return `${exchange.reply.status}${/^[\w.-]{1,80}$/.test(code) ? ` ${code}` : ''}`;
}

/** The value of a success. */
export function valueOf(exchange: Exchange): { value: unknown } | undefined {
  const envelope = 'reply' in exchange && exchange.reply.status === 200 ? exchange.reply.envelope : undefined;
  return envelope?.success ? { value: envelope.value } : undefined;
}
