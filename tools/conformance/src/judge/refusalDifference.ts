import type { Exchange } from '../client/createClient';
import type { Difference } from './Difference';

type Wanted = {
  status: number;
  /** One of them; no codes means any. */
  codes: readonly string[];
};

/** Compares a reply with the refusal that the contract asks for. */
export function refusalDifference(exchange: Exchange, { status, codes }: Wanted): Difference | undefined {
  if (!('reply' in exchange)) return { detail: 'no reply', cause: 'no reply' };
  const { reply } = exchange;
  const wanted = [status, codes.join(' or ')].filter(Boolean).join(' ');
  const instead = reply.status === status ? undefined : `${reply.status} instead of ${status}`;
  if (reply.envelope?.success || reply.status === 304)
    return { detail: `accepted, not refused with ${wanted}`, cause: instead ?? `a success instead of ${codes.join(' or ')}` };
  const code = codeOf(exchange);
  if (!instead && (codes.length === 0 || codes.includes(code))) return undefined;
  return {
    detail: `refused with ${refusalOf(exchange)}, not with ${wanted}`,
    cause: instead ?? `${code || 'no code'} instead of ${codes.join(' or ')}`,
  };
}

/** The status and the code of a refusal. */
export function refusalOf(exchange: Exchange): string {
  return 'reply' in exchange ? [exchange.reply.status, codeOf(exchange)].filter(Boolean).join(' ') : 'no reply';
}

/** The value of a success. */
export function valueOf(exchange: Exchange): { value: unknown } | undefined {
  const envelope = 'reply' in exchange && exchange.reply.status === 200 ? exchange.reply.envelope : undefined;
  return envelope?.success ? { value: envelope.value } : undefined;
}

/** Text that is no code is left out, because it may be anything. */
function codeOf(exchange: Exchange): string {
  const code = ('reply' in exchange && exchange.reply.envelope?.code) || '';
  return /^[\w.-]{1,80}$/.test(code) ? code : '';
}
