import { siteWire } from '@parlour/site/wire';
import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../platform';

/** Calls that explain why the site is closed. */
const open: readonly string[] = [siteWire.getStatus.path, siteWire.getLocation.path];

/** During maintenance, or in a closed region, only the calls that explain it are answered. */
export const closeSite: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  const { maintenance, regionRestriction } = c.var.platform.site;
  if (!open.includes(c.req.path)) {
    if (maintenance) return c.json({ success: false, code: 'MAINTENANCE' }, 503);
    if (regionRestriction) return c.json({ success: false, code: 'REGION' }, 403);
  }
  return next();
};
