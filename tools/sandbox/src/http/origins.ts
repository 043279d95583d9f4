import type { Context } from 'hono';
import type { GatewayEnv } from '../platform';
import type { Settings } from '../settings';
import { isAppOrigin } from './cors';

type Request = Context<GatewayEnv>['req'];

/** Returns the origin of the calling app: its `Origin` header, or else the first of the app's ports on the same host. */
export function appOriginOf(request: Request, { appPorts }: Pick<Settings, 'appPorts'>): string {
  const origin = request.header('Origin') ?? '';
  return isAppOrigin(origin, appPorts) ? origin : `http://${hostName(request)}:${appPorts[0] ?? '4300'}`;
}

/** Returns the vendor's origin as the caller's browser reaches it. */
export function vendorOriginOf(request: Request, { appPorts, vendorPort }: Pick<Settings, 'appPorts' | 'vendorPort'>): string {
  const origin = request.header('Origin') ?? '';
  const host = isAppOrigin(origin, appPorts) ? new URL(origin).hostname : hostName(request);
  return `http://${host}:${vendorPort}`;
}

function hostName(request: Request): string {
  try {
    return new URL(`http://${request.header('X-Forwarded-Host') ?? request.header('Host') ?? 'localhost'}`).hostname;
  } catch {
    return 'localhost';
  }
}
