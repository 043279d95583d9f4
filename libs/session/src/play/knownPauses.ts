import * as v from 'valibot';
import { playPause } from '../wire/playControls';
import { deviceValue } from './deviceValue';

const known = v.object({
  ...playPause.entries,
  /** The gateway holds it too; until then it holds on this device only. */
  isConfirmed: v.boolean(),
});

export type KnownPause = v.InferOutput<typeof known>;

/** Breaks and exclusions by player: what is known stays known while the gateway is late or down, and after a logout. */
export const knownPauses = deviceValue('playPauses', v.record(v.string(), known), {});

const endOf = ({ until }: KnownPause) => until ?? Infinity;

/** Of two the longer one holds; of two alike the one that the gateway holds. */
export function notePause(player: string, pause: KnownPause): void {
  knownPauses.change((all) => {
    const old = all[player];
    const isLonger = !old || endOf(pause) > endOf(old) || (endOf(pause) === endOf(old) && pause.isConfirmed && !old.isConfirmed);
    return isLonger ? { ...all, [player]: pause } : all;
  });
}

/** What the gateway says: its pause takes the place of one that it confirmed, or of the wish that led to it. */
export function noteGatewayPause(player: string, pause: Omit<KnownPause, 'isConfirmed'> | null): void {
  const old = knownPauses.read()[player];
  if (!pause) {
    if (old?.isConfirmed) knownPauses.change(({ [player]: _, ...rest }) => rest);
    return;
  }
  if (old?.isConfirmed && old.until === pause.until && old.kind === pause.kind) return;
  // The device's clock may be ahead of the gateway's: a wish of about the same length is this one.
  const isOwnLonger = old && !old.isConfirmed && endOf(old) > (pause.until ?? Infinity) + 60 * 60_000;
  if (!isOwnLonger) knownPauses.change((all) => ({ ...all, [player]: { ...pause, isConfirmed: true } }));
}
