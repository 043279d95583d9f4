import { randomBytes, randomUUID } from 'node:crypto';
import { gamesWire } from '@parlour/games/wire';
import { subtractMoney } from '@parlour/kernel/money';
import { and, eq, sql } from 'drizzle-orm';
import { lowestStake } from '@parlour/sandbox-world';
import { requireGame } from '../catalog/findGame';
import { rememberGame } from '../catalog/rememberGame';
import { notePlay } from '../playControls/notePlay';
import { readPause } from '../playControls/readPause';
import { readPlayLimits, requireMayPlay } from '../playControls/requireWithinLimits';
import { bets, playSessions } from '../db/schema/play';
import { answer } from '../http/answer';
import { appOriginOf, vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import { wireAmount } from '../ledger/wireAmount';
import type { GatewayApp } from '../platform';
import { hashToken } from '../session/tokens';
import { launchUrlOf } from '../vendor/serveLauncher';
import { backUrlOf } from './backUrlOf';
import { serveDemo } from './serveDemo';

/** Lifetime of a play session after its launch. */
const playLifeMs = 4 * 3_600_000;

/** Launches games and returns the figures of the running one. */
export function servePlay(app: GatewayApp): void {
  serveDemo(app);
  answer(app, gamesWire.launchGame, async ({ input, merchant, language, player, db, clock, platform, request }) => {
    await requireMayPlay(db, player.memberId, clock.now());
    const game = await requireGame(db, merchant.code, { vendor: input.vassalage, gameCode: input.gameCode });
    if (game.maintenance) return refuse('VENDOR_MAINTENANCE');
    const id = randomUUID();
    const token = randomBytes(24).toString('base64url');
    const now = clock.now();
    const appOrigin = appOriginOf(request, platform.settings);
    await db.insert(playSessions).values({
      id,
      tokenHash: hashToken(token),
      merchant: merchant.code,
      memberId: player.memberId,
      nodeId: game.nodeId,
      gameName: game.title,
      vendor: game.vendor,
      vendorName: game.vendorName,
      gameType: game.gameType,
      game: game.page,
      minBet: lowestStake(game, merchant),
      palette: game.palette,
      language,
      appOrigin,
      backUrl: backUrlOf(input.backUrl, appOrigin),
      startedAt: now,
      expiresAt: now + playLifeMs,
    });
    await notePlay(db, player.memberId, now);
    // The app has no id for a vendor's lobby and cannot report that it was opened, so record it here.
    if (!input.gameCode) await rememberGame(db, { memberId: player.memberId, nodeId: game.nodeId, playedAt: now });
    return {
      url: launchUrlOf(vendorOriginOf(request, platform.settings), { token, way: game.launch }),
      playSessionId: id,
      openIn: game.openIn,
    };
  });

  answer(app, gamesWire.getPlaySession, async ({ input, player, db, clock }) => {
    const [session] = await db
      .select()
      .from(playSessions)
      .where(and(eq(playSessions.id, input.playSessionId), eq(playSessions.memberId, player.memberId)));
    if (!session) return refuse('GAME_UNAVAILABLE');
    if (!(await readPause(db, player.memberId, clock.now()))) await notePlay(db, player.memberId, clock.now());
    const [sums] = await db
      .select({ staked: sql<string>`coalesce(sum(${bets.stake}), 0)`, won: sql<string>`coalesce(sum(${bets.payout}), 0)` })
      .from(bets)
      .where(eq(bets.playSessionId, session.id));
    const { staked = '0', won = '0' } = sums ?? {};
    return {
      startedAt: session.startedAt,
      staked: wireAmount(staked),
      won: wireAmount(won),
      net: subtractMoney(won, staked),
      limits: await readPlayLimits(db, player.memberId, clock.now()),
    };
  });
}
