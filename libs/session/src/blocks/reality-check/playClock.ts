import { serverNow } from '@parlour/api-client';
import { addMoney } from '@parlour/kernel/money';
import { deviceValue } from '@parlour/kernel/storage';
import { wireMoney } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const schema = v.nullable(
  v.object({
    player: v.string(),
    /** Time in games, and the time at the last reminder. */
    playedMs: milliseconds,
    toldMs: milliseconds,
    seenAt: milliseconds,
    /** Last reported result of each game, by game session. */
    results: v.record(v.string(), wireMoney),
  }),
);

export type PlayClock = NonNullable<v.InferOutput<typeof schema>>;

/** A break in play of this length resets the play time. */
export const PAUSE_MS = 30 * 60_000;
/** A longer tick means that the phone slept, so it does not count as play. */
const LONGEST_TICK_MS = 90_000;

/** Time in games, kept across reloads and tabs. */
export const playClock = deviceValue('playClock', schema, null);

/**
 * Starts the clock when a game opens: continues the stored time or begins at zero. Uses gateway time, because the device clock
 * can be changed.
 */
export function openPlayClock(player: string): void {
  const now = serverNow();
  playClock.change((clock) =>
    clock?.player === player && now - clock.seenAt < PAUSE_MS
      ? { ...clock, seenAt: now }
      : { player, playedMs: 0, toldMs: 0, seenAt: now, results: {} },
  );
}

/** `passedMs` comes from a monotonic clock, which the user cannot change. */
export function tickPlayClock(player: string, passedMs: number): void {
  const ms = Math.min(LONGEST_TICK_MS, Math.max(0, passedMs));
  playClock.change((clock) => (clock?.player === player ? { ...clock, playedMs: clock.playedMs + ms, seenAt: serverNow() } : clock));
}

export function noteResult(player: string, playSessionId: string, net: string): void {
  playClock.change((clock) => (clock?.player === player ? { ...clock, results: { ...clock.results, [playSessionId]: net } } : clock));
}

/** Records a reminder. The next one follows after an interval of play. */
export function notePlayTold(player: string): void {
  playClock.change((clock) => (clock?.player === player ? { ...clock, toldMs: clock.playedMs } : clock));
}

export const isCheckDue = (clock: PlayClock, minutes: number): boolean => clock.playedMs - clock.toldMs >= minutes * 60_000;

/** Returns the total result of all games since the play time began; undefined if the gateway has reported none. */
export function resultOf({ results }: PlayClock): string | undefined {
  const all = Object.values(results);
  return all.length === 0 ? undefined : all.reduce((sum, net) => addMoney(sum, net), '0');
}
