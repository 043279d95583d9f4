import { merchantWire } from '@parlour/merchant/wire';
import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../platform';

/** During maintenance, or in a closed region, only the status call is answered. */
export const closeSite: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  const { maintenance, regionRestriction } = c.var.platform.site;
  if (c.req.path !== merchantWire.getStatus.path) {
    if (maintenance) return c.json({ success: false, code: 'MAINTENANCE' }, 503);
    if (regionRestriction) return c.json({ success: false, code: 'REGION' }, 403);
  }
  return next();
};
