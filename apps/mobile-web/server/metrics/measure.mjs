import { HOMES } from '../paths.mjs';
import { isGatewayPath } from '../gateway/gatewayRoutes.mjs';

/**
 * Measures a request until its reply is sent, or its client is gone.
 * @param {{ path: string, response: import('node:http').ServerResponse, metrics: ReturnType<typeof import('./createMetrics.mjs').createMetrics> }} exchange
 */
export function measure({ path, response, metrics }) {
  const began = performance.now();
  response.once('close', () => {
    // A client that leaves early counts as such, as in nginx.
    const status = response.writableFinished ? response.statusCode : 499;
    metrics.request(kindOf(path), status, (performance.now() - began) / 1000);
  });
}

function kindOf(path) {
  if (HOMES.includes(path)) return 'home';
  if (isGatewayPath(path)) return 'gateway';
  if (/^\/(healthz|readyz)$/.test(path)) return 'health';
  if (/^\/m\/(reports|csp)$/.test(path)) return 'report';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
