import { serveAgent } from './agent/serveAgent';
import { serveArt } from './art/serveArt';
import { serveBets } from './bets/serveBets';
import { serveCatalog } from './catalog/serveCatalog';
import { serveControl } from './control/serveControl';
import { serveMailbox } from './mailbox/serveMailbox';
import type { GatewayApp } from './platform';
import { servePlay } from './play/servePlay';
import { serveSession } from './session/serveSession';
import { serveSystem } from './system/serveSystem';
import { serveWallet } from './wallet/serveWallet';

/** Every group of the gateway's routes. */
const groups: ((app: GatewayApp) => void)[] = [
  serveControl,
  serveMailbox,
  serveSystem,
  serveCatalog,
  serveArt,
  serveSession,
  serveWallet,
  serveBets,
  servePlay,
  serveAgent,
];

export function serveRoutes(app: GatewayApp): void {
  for (const serve of groups) serve(app);
}
