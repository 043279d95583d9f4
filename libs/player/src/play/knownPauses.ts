import { deviceValue } from '@parlour/kernel/storage';
import * as v from 'valibot';
import { playPause } from '../wire/playControls';

const known = v.object({
  ...playPause.entries,
  /** True when the gateway has confirmed the pause; before that it exists on this device only. */
  isConfirmed: v.boolean(),
});

export type KnownPause = v.InferOutput<typeof known>;

/** Breaks and exclusions by player. They stay known while the gateway is slow or down, and after a logout. */
export const knownPauses = deviceValue('playPauses', v.record(v.string(), known), {});

const endOf = ({ until }: KnownPause) => until ?? Infinity;

/** Stores the pause if it lasts longer than the stored one. If both end at the same time, the confirmed one wins. */
export function notePause(player: string, pause: KnownPause): void {
  knownPauses.change((all) => {
    const old = all[player];
    const isLonger = !old || endOf(pause) > endOf(old) || (endOf(pause) === endOf(old) && pause.isConfirmed && !old.isConfirmed);
    return isLonger ? { ...all, [player]: pause } : all;
  });
}

/** A reply that arrived within this time of a pause may have been requested before it, for example by another tab. */
const OVERTAKEN_MS = 60_000;

/**
 * Stores the pause that the gateway reported at `reportedAt`, by the gateway's clock. It replaces a confirmed pause, or the unconfirmed request that it
 * answers. A report from before a confirmed pause never ends or shortens it.
 */
export function noteGatewayPause(player: string, pause: Omit<KnownPause, 'isConfirmed'> | null, reportedAt: number): void {
  const old = knownPauses.read()[player];
  if (old && pause && isConfirmedAs(old, pause)) return;
  if (old && isOvertaken(old, reportedAt)) {
    if (pause) notePause(player, { ...pause, isConfirmed: true });
    return;
  }
  if (!pause) {
    if (old?.isConfirmed) knownPauses.change(({ [player]: _, ...rest }) => rest);
    return;
  }
  // The device's clock may be ahead of the gateway's, so a request that ends up to an hour later counts as the same pause.
  const isOwnLonger = old && !old.isConfirmed && endOf(old) > (pause.until ?? Infinity) + 60 * 60_000;
  if (!isOwnLonger) knownPauses.change((all) => ({ ...all, [player]: { ...pause, isConfirmed: true } }));
}

function isConfirmedAs({ isConfirmed, kind, until }: KnownPause, pause: Omit<KnownPause, 'isConfirmed'>): boolean {
  return isConfirmed && kind === pause.kind && until === pause.until;
}

function isOvertaken({ isConfirmed, startedAt }: KnownPause, reportedAt: number): boolean {
  return isConfirmed && reportedAt < startedAt + OVERTAKEN_MS;
}
