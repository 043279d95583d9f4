import { randomBytes } from 'node:crypto';
import { attributes, nanoseconds, readOtlp } from './otlp.mjs';
import { createOutbox } from './outbox.mjs';
import { without } from '../without.mjs';

/** The header of W3C Trace Context: version, trace, parent, flags. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;
const CLIENT = 3;
const ERROR = 2;

/**
 * @typedef {object} Spans
 * @property {(call: { name: string, method: string, host: string, traceparent?: string | null }, send: (traceparent?: string | null) => Promise<Response>) => Promise<Response>} trace
 * Sends a call, with the header that the gateway gets. `traceparent` of a call is the one that came with the app's request.
 * @property {() => Promise<void>} close
 */

/** Passes on the headers of others, if they are in the form of W3C, and exports nothing. @type {Spans} */
export const noSpans = {
  trace: ({ traceparent }, send) => send(TRACEPARENT.test(traceparent ?? '') ? traceparent : undefined),
  close: async () => undefined,
};

/**
 * Traces the calls to gateways behind adapters, and exports a span for each over OTLP (`OTEL_EXPORTER_OTLP_ENDPOINT`; the share of traces that
 * begin here is `OTEL_TRACES_SAMPLER_ARG`). A span has the call's name, its host and its status, and nothing of the player.
 * @param {{ env: NodeJS.ProcessEnv, print: (line: string) => void, pauseMs?: number, most?: number }} options
 * @returns {Spans}
 */
export function exportSpans({ env, print, ...limits }) {
  const otlp = readOtlp(env);
  if (!otlp) return noSpans;
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1);
  const send = (spans, signal) =>
    otlp(
      'traces',
      spans.map((span) => without(span, 'count')),
      signal,
    );
  const outbox = createOutbox({ send, print, what: 'spans', ...limits });
  return { trace, close: outbox.close };

  async function trace({ name, method, host, traceparent }, sendCall) {
    const [, known, parentSpanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
    const isSampled = flags ? (Number.parseInt(flags, 16) & 1) === 1 : Math.random() < share;
    const ids = { traceId: known ?? hex(16), spanId: hex(8), parentSpanId };
    const began = Date.now();
    let status;
    try {
      const reply = await sendCall(`00-${ids.traceId}-${ids.spanId}-0${Number(isSampled)}`);
      status = reply.status;
      return reply;
    } finally {
      if (isSampled) outbox.put(ids.spanId, () => describe(ids, { name, method, host, began, status }));
    }
  }
}

function describe(ids, { name, method, host, began, status }) {
  return {
    ...ids,
    name,
    kind: CLIENT,
    startTimeUnixNano: nanoseconds(began),
    endTimeUnixNano: nanoseconds(Date.now()),
    attributes: attributes({ 'http.request.method': method, 'server.address': host, 'http.response.status_code': status }),
    // The status is undefined if no reply came.
    status: status === undefined || status >= 500 ? { code: ERROR } : {},
  };
}

function hex(bytes) {
  return randomBytes(bytes).toString('hex');
}
