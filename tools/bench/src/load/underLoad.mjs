import autocannon from 'autocannon';

/** Connections that a reverse proxy keeps open. */
export const CONNECTIONS = 40;
/** As a reverse proxy sends them. */
export const proxyHeaders = { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'X-Forwarded-Proto': 'https' };

/**
 * Asks a server over open connections. `perCore` counts the processor time of the server alone, whatever else runs.
 * @param {Awaited<ReturnType<typeof import('./startServer.mjs').startServer>>} server
 * @param {{ path: string, seconds?: number, amount?: number, headers?: Record<string, string>, requests?: object[], rate?: number }} load `rate`: responses
 * a second; without it as many as possible. `requests` are shared out to the connections, and each sends its own in turn.
 */
export async function underLoad(server, { path, headers, requests, seconds, amount, rate }) {
  let connected = 0;
  const shareOut = (client) => {
    const place = connected++;
    client.setRequests(requests.filter((_, index) => index % CONNECTIONS === place));
  };
  const before = await server.use();
  const result = await autocannon({
    url: server.origin + path,
    connections: CONNECTIONS,
    ...(amount ? { amount } : { duration: seconds }),
    headers: { ...proxyHeaders, ...headers },
    ...(requests && { setupClient: shareOut }),
    ...(rate && { overallRate: Math.round(rate) }),
  });
  const after = await server.use();
  const answers = result['2xx'] + result['3xx'];
  return {
    rate: answers / result.duration,
    perCore: answers / (after.cpuSeconds - before.cpuSeconds),
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result['4xx'] + result['5xx'],
  };
}
