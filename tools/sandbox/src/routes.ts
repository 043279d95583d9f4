import type { GatewayApp } from './platform';
import { serveSystem } from './system/serveSystem';

/** Every group of the gateway's routes. */
const groups: ((app: GatewayApp) => void)[] = [serveSystem];

export function serveRoutes(app: GatewayApp): void {
  for (const serve of groups) serve(app);
}
