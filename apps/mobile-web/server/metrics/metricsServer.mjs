import { createServer } from 'node:http';
import { protectServer } from '../protectServer.mjs';
import { refuse } from '../refuse.mjs';
import { isReading, pathOf } from '../requestPath.mjs';

/**
 * Serves `/metrics` on its own port, which no reverse proxy forwards (ADR 0016).
 * @param {ReturnType<typeof import('./createMetrics.mjs').createMetrics>} metrics
 */
export function metricsServer(metrics) {
  const server = createServer((request, response) => {
    if (!isReading(request) || pathOf(request.url) !== '/metrics') return refuse(response, 404);
    return response
      .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(metrics.text());
  });
  return protectServer(server);
}
