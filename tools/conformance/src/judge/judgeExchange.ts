import type { Exchange } from '../client/createClient';
import { pauseOf } from '../client/pauseOf';
import type { Settings } from '../settings';
import type { Findings } from './createFindings';
import type { Difference } from './Difference';
import { cachingDifference } from './cachingDifference';
import { corsDifference } from './corsDifference';
import { valueDifference } from './valueDifference';

const FURTHEST_CLOCK_MS = 5 * 60_000;

/** Checks the rules that hold for every reply. */
export function judgeExchange(exchange: Exchange, { settings, findings }: { settings: Settings; findings: Findings }): void {
  const { call } = exchange;
  if (!('reply' in exchange)) {
    findings.note(
      call,
      exchange.failure === 'late' ? 'time' : 'status',
      exchange.failure === 'late' ? 'no reply in time' : 'the connection failed',
    );
    return;
  }
  const { status, headers, text, envelope } = exchange.reply;
  findings.note(call, 'time', undefined);
  findings.note(call, 'status', statusDifference(exchange.call.statuses, status, headers));
  findings.note(call, 'date', dateDifference(headers));
  if (settings.origin) findings.note(call, 'cors', corsDifference(headers, settings.origin));
  if (status === 429) findings.note(call, 'retryAfter', pauseOf(headers) === undefined ? 'no `Retry-After`' : undefined);
  findings.note(call, 'caching', cachingDifference(call, exchange.reply));
  if (status === 304 || status === 429) return;
  findings.note(call, 'json', jsonDifference(headers, text));
  findings.note(call, 'envelope', envelope ? undefined : 'no envelope with `success`');
  if (status === 200 && envelope?.success) findings.note(call, 'value', valueDifference(call.value, envelope.value));
}

function statusDifference(statuses: ReadonlyMap<number, readonly string[]>, status: number, headers: Headers): Difference | undefined {
  if (statuses.has(status)) return undefined;
  const detail = headers.has('Location') ? `${status}, a redirection` : `${status}`;
  return { detail, cause: `${detail}, which the contract does not name for the call` };
}

function dateDifference(headers: Headers): Difference | string | undefined {
  const date = headers.get('Date');
  if (date === null) return 'no `Date`';
  const offMs = Math.abs(Date.parse(date) - Date.now());
  if (Number.isNaN(offMs)) return '`Date` is no date';
  return offMs > FURTHEST_CLOCK_MS
    ? { detail: `\`Date\` is ${Math.round(offMs / 60_000)} minutes off`, cause: '`Date` is off' }
    : undefined;
}

function jsonDifference(headers: Headers, text: string): string | undefined {
  const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';
  if (!/^application\/([\w.]+\+)?json$/.test(type)) return `\`Content-Type\` is "${type}"`;
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return 'the body is no JSON';
  }
}
