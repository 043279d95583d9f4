import { type ReactNode, useEffect, useState } from 'react';
import { openPlayClock, playClock } from '../blocks/reality-check/playClock';

const player = '200jilif3/maria2026';

/** Story decorator: stores Maria's play time in minutes on this device and removes it afterwards. */
export function PlayedStage({ minutes, children }: { minutes: number; children: ReactNode }) {
  useState(() => {
    openPlayClock(player);
    playClock.change((clock) => clock && { ...clock, playedMs: minutes * 60_000 });
  });
  useEffect(() => () => playClock.change(() => null), []);
  return children;
}
