import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';
import type { Db } from '../db/Database';
import { hasDeposited } from '../orders/hasDeposited';
import { readSetLimits } from './readLimits';
import { readPause } from './readPause';
import { tightest } from './requireWithinLimits';

/** Returns the deposit limit that applies to a member: the one with the least remaining amount. */
export async function readRemainingDeposit(db: Db, memberId: string, now: number): Promise<WireReply<typeof walletWire.getRemainingLimit>> {
  const pause = await readPause(db, memberId, now);
  const limit = tightest(await readSetLimits(db, memberId, { kinds: ['deposit'], now }));
  return {
    isFirst: !(await hasDeposited(db, memberId)),
    limit: limit?.amount ?? null,
    remaining: limit?.remaining ?? null,
    resetsAt: limit?.resetsAt ?? null,
    period: limit?.period ?? null,
    breakUntil: pause?.until ?? null,
  };
}
