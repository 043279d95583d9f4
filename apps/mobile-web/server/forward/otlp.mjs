import { post } from './outbox.mjs';

/**
 * Where OpenTelemetry data goes, by the variables that its specification names: `OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_EXPORTER_OTLP_HEADERS`
 * (`name=value,…`) and `OTEL_SERVICE_NAME`. Undefined without an endpoint.
 * @param {NodeJS.ProcessEnv} env
 * @returns {((signal: 'logs' | 'traces', records: object[], abort: AbortSignal) => Promise<void>) | undefined} Posts OTLP/HTTP in JSON.
 */
export function readOtlp({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: extra = '', OTEL_SERVICE_NAME: service }) {
  if (!endpoint) return undefined;
  const base = new URL(endpoint.endsWith('/') ? endpoint : `${endpoint}/`);
  const pairs = extra.split(',').filter(Boolean);
  const headers = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s, 2).map((part) => decodeURIComponent(part.trim()))));
  const resource = { attributes: attributes({ 'service.name': service ?? 'parlour' }) };
  const wraps = {
    logs: (logRecords) => ({ resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'parlour' }, logRecords }] }] }),
    traces: (spans) => ({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'parlour' }, spans }] }] }),
  };
  return (signal, records, abort) =>
    post(new URL(`v1/${signal}`, base), {
      body: JSON.stringify(wraps[signal](records)),
      headers: { ...headers, 'Content-Type': 'application/json' },
      signal: abort,
    });
}

/**
 * Attributes as OTLP writes them; undefined values are left out.
 * @param {Record<string, string | number | undefined>} values
 */
export function attributes(values) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }));
}

/** @param {number} ms */
export function nanoseconds(ms) {
  return `${Math.round(ms * 1000)}000`;
}
