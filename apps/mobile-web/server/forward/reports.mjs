import { randomUUID } from 'node:crypto';
import { attributes, nanoseconds, readOtlp } from './otlp.mjs';
import { createOutbox, post } from './outbox.mjs';

/** Reports of failures. Web vitals are figures, which /metrics and the log have. */
const KINDS = ['error', 'misfit', 'start'];
const PLACE = /^([\w./-]{1,200}):(\d{1,7}):(\d{1,7})$/;
const MOST_PLACES = 20;

/** @typedef {{ kind: string, build?: string, merchant?: string, screen?: string, name: string, message: string, places: { file: string, line: number, column: number }[], at: number }} Failure */

/**
 * Forwards the app's reports of failures to the operator's collector: to Sentry or a collector that accepts its envelopes (`SENTRY_DSN`), or as
 * OTLP logs (`OTEL_EXPORTER_OTLP_ENDPOINT`). The same failure on many phones is one entry with a count. Undefined without either variable.
 * @param {{ env: NodeJS.ProcessEnv, print: (line: string) => void, pauseMs?: number, most?: number }} options
 */
export function forwardReports({ env, print, ...limits }) {
  const send = sentryOf(env) ?? otlpLogsOf(env);
  if (!send) return undefined;
  const outbox = createOutbox({ send, print, what: 'reports', ...limits });
  return {
    /** @param {string} text A report as the app sent it; anything else is left out. */
    put(text) {
      const failure = readFailure(text);
      if (!failure) return;
      const { kind, build, merchant, screen, name, message, places } = failure;
      outbox.put(JSON.stringify([kind, build, merchant, screen, name, message, places[0]]), () => ({ ...failure, at: Date.now() }));
    },
    close: outbox.close,
  };
}

/** Reports come from outside: only known fields pass, and each only in its form. */
function readFailure(text) {
  const { kind, build, merchant, screen, name, message, call, field, at, place } = parse(text);
  if (!KINDS.includes(kind)) return undefined;
  const places = [at, place].flat().flatMap((line) => {
    const [, file, row, column] = PLACE.exec(line) ?? [];
    return file ? [{ file, line: Number(row), column: Number(column) }] : [];
  });
  return {
    kind,
    build: word(build),
    merchant: word(merchant),
    screen: /^[\w/:*.-]{1,100}$/.test(screen) ? screen : undefined,
    name: word(call) ?? word(name) ?? kind,
    message: said(field ?? message),
    places: places.slice(0, MOST_PLACES),
  };
}

function parse(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function word(text) {
  return typeof text === 'string' && /^[\w.-]{1,60}$/.test(text) ? text : undefined;
}

/**
 * Removes all words from a message that could identify somebody: words with a digit or an @, and words in other scripts. The app has already
 * scrubbed its messages, but a report can be forged.
 */
function said(text) {
  if (typeof text !== 'string') return '';
  return text
    .replace(/[^\x20-\x7e…•]+/g, ' ')
    .replace(/\S*[\d@?]\S*/g, '…')
    .slice(0, 300);
}

/** `https://<key>@<host>/<project>` */
function sentryOf({ SENTRY_DSN: dsn }) {
  if (!dsn) return undefined;
  const { protocol, host, pathname, username: key } = new URL(dsn);
  const [, path, project] = /^(.*\/)(\d+)$/.exec(pathname) ?? [];
  if (!key || !project) throw new Error('SENTRY_DSN is not of the form https://<key>@<host>/<project>.');
  const url = `${protocol}//${host}${path}api/${project}/envelope/`;
  const headers = {
    'Content-Type': 'application/x-sentry-envelope',
    'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=parlour/1, sentry_key=${key}`,
  };
  return async (failures, signal) => {
    // An envelope holds one event.
    for (const failure of failures) await post(url, { body: toEnvelope(failure), headers, signal });
  };
}

/** @param {Failure & { count: number }} failure */
function toEnvelope({ kind, build, merchant, screen, name, message, places, at, count }) {
  const frames = places.map(({ file, line, column }) => ({ filename: file, lineno: line, colno: column, in_app: true }));
  const event = {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: at / 1000,
    platform: 'javascript',
    level: 'error',
    release: build,
    transaction: screen,
    tags: { kind, merchant, count: String(count) },
    // Sentry wants the innermost frame last.
    exception: { values: [{ type: name, value: message, ...(frames.length > 0 && { stacktrace: { frames: frames.reverse() } }) }] },
  };
  return [{ event_id: event.event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}

function otlpLogsOf(env) {
  const otlp = readOtlp(env);
  return otlp && ((failures, signal) => otlp('logs', failures.map(toLogRecord), signal));
}

/** @param {Failure & { count: number }} failure */
function toLogRecord({ kind, build, merchant, screen, name, message, places, at, count }) {
  return {
    timeUnixNano: nanoseconds(at),
    severityNumber: 17,
    severityText: 'ERROR',
    body: { stringValue: `${name}: ${message}` },
    attributes: attributes({
      'exception.type': name,
      'exception.message': message,
      'exception.stacktrace': places.map(({ file, line, column }) => `${file}:${line}:${column}`).join('\n') || undefined,
      'service.version': build,
      'parlour.kind': kind,
      'parlour.merchant': merchant,
      'parlour.screen': screen,
      'parlour.count': count,
    }),
  };
}
