import type { GatewayApp } from '../platform';
import { serveChatLaunch } from './serveChatLaunch';
import { serveFeedback } from './serveFeedback';
import { serveHelp } from './serveHelp';
import { serveMessageLever } from './serveMessageLever';
import { servePush } from '../push/servePush';
import { serveInbox } from './serveInbox';

export function serveMessaging(app: GatewayApp): void {
  for (const serve of [serveInbox, servePush, serveMessageLever, serveChatLaunch, serveHelp, serveFeedback]) serve(app);
}
