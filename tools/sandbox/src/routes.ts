import { serveAgent } from './agent/serveAgent';
import { serveArt } from './art/serveArt';
import { serveBets } from './bets/serveBets';
import { serveCatalog } from './catalog/serveCatalog';
import { serveControl } from './control/serveControl';
import { serveControls } from './controls/serveControls';
import { serveLottery } from './lottery/serveLottery';
import { serveMailbox } from './mailbox/serveMailbox';
import { serveMember } from './member/serveMember';
import type { GatewayApp } from './platform';
import { serveMessaging } from './messaging/serveMessaging';
import { servePlay } from './play/servePlay';
import { servePromotions } from './promotions/servePromotions';
import { serveRecordControl } from './records/serveRecordControl';
import { serveRecords } from './records/serveRecords';
import { serveAccess } from './session/serveAccess';
import { serveSession } from './session/serveSession';
import { serveSystem } from './system/serveSystem';
import { serveWallet } from './wallet/serveWallet';

/** Every group of the gateway's routes. */
const groups: ((app: GatewayApp) => void)[] = [
  serveControl,
  serveMailbox,
  serveSystem,
  serveCatalog,
  // Before the CDN, which answers for every other picture.
  serveMember,
  serveArt,
  serveSession,
  serveAccess,
  serveWallet,
  serveBets,
  serveRecords,
  serveRecordControl,
  servePlay,
  serveControls,
  serveLottery,
  serveAgent,
  servePromotions,
  serveMessaging,
];

export function serveRoutes(app: GatewayApp): void {
  for (const serve of groups) serve(app);
}
