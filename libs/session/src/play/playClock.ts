import { serverNow } from '@parlour/api-client';
import { addMoney, wireMoney } from '@parlour/kernel';
import * as v from 'valibot';
import { deviceValue } from './deviceValue';

const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const schema = v.nullable(
  v.object({
    player: v.string(),
    /** Time in games, and how much of it the player was told last. */
    playedMs: milliseconds,
    toldMs: milliseconds,
    seenAt: milliseconds,
    /** Result of each game by its session, as it was told last. */
    results: v.record(v.string(), wireMoney),
  }),
);

export type PlayClock = NonNullable<v.InferOutput<typeof schema>>;

/** Who has not played for so long begins anew. */
export const PAUSE_MS = 30 * 60_000;
/** A phone that slept between two ticks was not played on. */
const LONGEST_TICK_MS = 90_000;

/** Time in games, over reloads and tabs. */
export const playClock = deviceValue('playClock', schema, null);

/** A game was opened: goes on with the time of before, or begins. By the gateway's time: the device's may be set. */
export function openPlayClock(player: string): void {
  const now = serverNow();
  playClock.change((clock) =>
    clock?.player === player && now - clock.seenAt < PAUSE_MS
      ? { ...clock, seenAt: now }
      : { player, playedMs: 0, toldMs: 0, seenAt: now, results: {} },
  );
}

/** `passedMs` by a clock that nobody can set. */
export function tickPlayClock(player: string, passedMs: number): void {
  const ms = Math.min(LONGEST_TICK_MS, Math.max(0, passedMs));
  playClock.change((clock) => (clock?.player === player ? { ...clock, playedMs: clock.playedMs + ms, seenAt: serverNow() } : clock));
}

export function noteResult(player: string, playSessionId: string, net: string): void {
  playClock.change((clock) => (clock?.player === player ? { ...clock, results: { ...clock.results, [playSessionId]: net } } : clock));
}

/** The player was told; the next time is an interval of play away. */
export function notePlayTold(player: string): void {
  playClock.change((clock) => (clock?.player === player ? { ...clock, toldMs: clock.playedMs } : clock));
}

export const isCheckDue = (clock: PlayClock, minutes: number): boolean => clock.playedMs - clock.toldMs >= minutes * 60_000;

/** What came of all games of this stretch; undefined while no gateway told. */
export function resultOf({ results }: PlayClock): string | undefined {
  const all = Object.values(results);
  return all.length === 0 ? undefined : all.reduce((sum, net) => addMoney(sum, net), '0');
}
