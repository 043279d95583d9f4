import { isAppError, isOutcomeUnknown } from '@parlour/api-client';
import { newIdempotencyKey, readStored, removeStored, wireId, wireMoney, wireTime, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import type { SlipInput } from '../api/lotteryApi';
import { slipHash } from './slipHash';
import { slipLine } from './slipLine';

const KEY = 'lotteryIntents';

/** A slip from the tap until the gateway's answer is known. In local storage: a closed tab must not lose a bet. */
const lotteryIntent = v.object({
  key: v.pipe(v.string(), v.uuid()),
  player: v.string(),
  hash: v.string(),
  input: v.object({
    nodeId: wireId,
    drawNo: wireId,
    lines: v.array(slipLine),
    multipliers: v.array(v.number()),
    stopOnWin: v.boolean(),
  }),
  stake: wireMoney,
  startedAt: wireTime,
  /** Sent and no answer understood; the gateway says that it never came. */
  state: v.picklist(['sending', 'unknown', 'absent']),
});
export type LotteryIntent = v.InferOutput<typeof lotteryIntent>;

const all = () => readStored('local', KEY, v.array(lotteryIntent)) ?? [];

/** The player's slip for this lottery that has no answer yet; what was being sent when the page went away is unknown. */
export function readLotteryIntent(player: string, nodeId: string): LotteryIntent | undefined {
  const found = all().find((intent) => intent.player === player && intent.input.nodeId === nodeId);
  return found?.state === 'sending' ? { ...found, state: 'unknown' } : found;
}

/** Keeps, replaces or (without `intent`) forgets one. */
export function writeLotteryIntent(key: string, intent: LotteryIntent | undefined): void {
  const others = all().filter((stored) => stored.key !== key);
  const kept = intent ? [...others, intent] : others;
  if (kept.length > 0) writeStored('local', KEY, kept);
  else removeStored('local', KEY);
}

/** A wish that begins now. The same slip that is still without an answer keeps its key, so that the gateway acts once. */
export function newLotteryIntent(player: string, input: Omit<SlipInput, 'idempotencyKey'>, stake: string): LotteryIntent {
  const hash = slipHash(input);
  const same = all().find((intent) => intent.player === player && intent.hash === hash);
  return { key: same?.key ?? newIdempotencyKey(), player, hash, input, stake, startedAt: Date.now(), state: 'sending' };
}

/** True unless the gateway itself has said no. */
export function mayHaveArrived(error: unknown): boolean {
  return !isAppError(error) || isOutcomeUnknown(error) || error.kind === 'offline';
}
