import { and, asc, eq, inArray } from 'drizzle-orm';
import { type LotteryKind, type Schedule, lotteryKind, scheduleOf } from '@parlour/sandbox-world';
import { refuseGame } from '../catalog/findGame';
import { type GameRow, gameRows } from '../catalog/gameRows';
import type { Db } from '../db/Database';
import { games } from '../db/schema/catalog';
import { refuse } from '../http/refuse';
import { world } from '../world';

export type Lottery = GameRow & { kind: LotteryKind; schedule: Schedule };

/** Number of lotteries that the lobby shows per kind, the most played first; it shows every Vietnam lottery. */
const lobbySize = 24;

const toLottery = ({ game, vendor }: GameRow): Lottery => ({ game, vendor, kind: lotteryKind(game), schedule: scheduleOf(game) });

/** Returns a lottery that this merchant offers; refuses any other. */
export async function findLottery(db: Db, merchant: string, nodeId: string): Promise<Lottery> {
  const isLottery = and(eq(games.nodeId, nodeId), inArray(games.category, ['LOTT', 'ELOTT']));
  const [row] = await gameRows(db, merchant, [isLottery]).limit(1);
  if (!row) return refuseGame(db, isLottery);
  return row.vendor.maintenance ? refuse('VENDOR_MAINTENANCE') : toLottery(row);
}

export async function findLotteries(db: Db, merchant: string, prizeMode: 'Lott' | 'Elott'): Promise<Lottery[]> {
  const rows = await gameRows(db, merchant, [eq(games.category, prizeMode === 'Lott' ? 'LOTT' : 'ELOTT')]).orderBy(asc(games.popularity));
  const isVietnam = ({ game }: GameRow) => game.vendor === world.lotteries.vendor;
  return [...rows.filter((row) => !isVietnam(row)).slice(0, lobbySize), ...rows.filter(isVietnam)].map(toLottery);
}
