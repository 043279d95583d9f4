import { serveAgent } from './agent/serveAgent';
import { serveBets } from './bets/serveBets';
import { serveCatalog } from './catalog/serveCatalog';
import { serveDeveloperLevers } from './testLevers/serveDeveloperLevers';
import { serveTestLevers } from './testLevers/serveTestLevers';
import { servePlayControls } from './playControls/servePlayControls';
import { serveImages } from './images/serveImages';
import { serveLottery } from './lottery/serveLottery';
import { serveMailbox } from './mailbox/serveMailbox';
import { serveMember } from './member/serveMember';
import type { GatewayApp } from './platform';
import { serveMessaging } from './messaging/serveMessaging';
import { servePlay } from './play/servePlay';
import { servePromotions } from './promotions/servePromotions';
import { serveRecordLevers } from './records/serveRecordLevers';
import { serveRecords } from './records/serveRecords';
import { serveAccess } from './session/serveAccess';
import { serveSession } from './session/serveSession';
import { serveSystem } from './system/serveSystem';
import { serveTournaments } from './tournaments/serveTournaments';
import { serveWallet } from './wallet/serveWallet';

/** All route groups of the gateway. */
const groups: ((app: GatewayApp) => void)[] = [
  serveTestLevers,
  serveDeveloperLevers,
  serveMailbox,
  serveSystem,
  serveCatalog,
  // Register before the CDN, which handles every other image.
  serveMember,
  serveImages,
  serveSession,
  serveAccess,
  serveWallet,
  serveBets,
  serveRecords,
  serveRecordLevers,
  servePlay,
  servePlayControls,
  serveLottery,
  serveAgent,
  servePromotions,
  serveMessaging,
  serveTournaments,
];

export function serveRoutes(app: GatewayApp): void {
  for (const serve of groups) serve(app);
}
