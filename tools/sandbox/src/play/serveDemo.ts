import { randomBytes } from 'node:crypto';
import { discoveryWire } from '@parlour/games/wire';
import { multiplyMoney } from '@parlour/kernel';
import { findGame } from '../catalog/findGame';
import { demoSessions } from '../db/schema/play';
import { answer } from '../http/answer';
import { appOriginOf, vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { hashToken } from '../session/tokens';
import { backUrlOf } from './backUrlOf';
import { usualMinBet } from './usualMinBet';

/** A try works this long. */
const demoLifeMs = 3_600_000;
/** Play money, in lowest stakes. */
const demoStakes = '2000';

/** Games with play money, for everybody and for no account. */
export function serveDemo(app: GatewayApp): void {
  answer(app, discoveryWire.launchDemo, async ({ input, merchant, language, db, clock, platform, request }) => {
    const game = (await findGame(db, merchant.code, input)) ?? refuse('GAME_UNAVAILABLE');
    if (game.maintenance) return refuse('VENDOR_MAINTENANCE');
    if (!game.hasDemo) return refuse('GAME_UNAVAILABLE');
    const token = randomBytes(24).toString('base64url');
    const appOrigin = appOriginOf(request, platform.settings);
    const minBet = game.minBet ?? usualMinBet(merchant);
    await db.insert(demoSessions).values({
      tokenHash: hashToken(token),
      merchant: merchant.code,
      gameName: game.title,
      vendorName: `${game.vendorName} · DEMO`,
      minBet,
      palette: game.palette,
      language,
      appOrigin,
      backUrl: backUrlOf(input.backUrl, appOrigin),
      balance: multiplyMoney(minBet, demoStakes),
      expiresAt: clock.now() + demoLifeMs,
    });
    return { url: `${vendorOriginOf(request, platform.settings)}/play/${token}`, openIn: game.openIn };
  });
}
