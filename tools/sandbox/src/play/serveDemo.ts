import { randomBytes } from 'node:crypto';
import { discoveryWire } from '@parlour/games/wire';
import { multiplyMoney } from '@parlour/kernel/money';
import { lowestStake } from '@parlour/sandbox-world';
import { requireGame } from '../catalog/findGame';
import { demoSessions } from '../db/schema/play';
import { answer } from '../http/answer';
import { appOriginOf, vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { hashToken } from '../session/tokens';
import { launchUrlOf } from '../vendor/serveLauncher';
import { backUrlOf } from './backUrlOf';

/** Lifetime of a demo session. */
const demoLifeMs = 3_600_000;
/** Play money, as a multiple of the lowest stake. */
const demoStakes = '2000';

/** Serves demo games with play money, which need no account. */
export function serveDemo(app: GatewayApp): void {
  answer(app, discoveryWire.launchDemo, async ({ input, merchant, language, session, db, clock, platform, request }) => {
    const game = await requireGame(db, merchant.code, { vendor: input.vassalage, gameCode: input.gameCode });
    if (game.maintenance) return refuse('VENDOR_MAINTENANCE');
    if (!game.hasDemo) return refuse('GAME_UNAVAILABLE');
    const token = randomBytes(24).toString('base64url');
    const appOrigin = appOriginOf(request, platform.settings);
    const minBet = lowestStake(game, merchant);
    await db.insert(demoSessions).values({
      tokenHash: hashToken(token),
      merchant: merchant.code,
      memberId: session?.memberId ?? null,
      gameName: game.title,
      vendorName: `${game.vendorName} · DEMO`,
      game: game.page,
      minBet,
      palette: game.palette,
      language,
      appOrigin,
      backUrl: backUrlOf(input.backUrl, appOrigin),
      balance: multiplyMoney(minBet, demoStakes),
      expiresAt: clock.now() + demoLifeMs,
    });
    return { url: launchUrlOf(vendorOriginOf(request, platform.settings), { token, way: game.launch }), openIn: game.openIn };
  });
}
