import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { usePlayerKey } from '@parlour/player/session';
import { useState } from 'react';
import * as v from 'valibot';
import { lotteryLimits } from '../rules/lotteryLimits';
import { type SlipLine, slipLine } from '../rules/lineTotals';

const lines = v.pipe(v.array(slipLine), v.maxLength(lotteryLimits.lines));

/** The player's slip for a lottery. Session storage keeps it over a reload and a login, but not beyond the tab. */
export function useLotterySlip(nodeId: string) {
  const player = usePlayerKey() ?? '';
  const key = `lotterySlip ${nodeId}`;
  const [slip, setSlip] = useState<SlipLine[]>(() => readStored('session', key, lines) ?? []);

  function write(next: SlipLine[]) {
    setSlip(next);
    if (next.length > 0) writeStored('session', key, next);
    else removeStored('session', key);
  }

  return {
    player,
    lines: slip,
    isFull: slip.length >= lotteryLimits.lines,
    add: (line: SlipLine) => write([...slip, line].slice(0, lotteryLimits.lines)),
    remove: (place: number) => write(slip.filter((_, at) => at !== place)),
    /** Removes the lines that were sent. Lines added since then stay. */
    removeSent: (sent: readonly SlipLine[]) => write(withoutSent(readStored('session', key, lines) ?? [], sent)),
  };
}

function withoutSent(slip: readonly SlipLine[], sent: readonly SlipLine[]): SlipLine[] {
  const left = sent.map((line) => JSON.stringify(line));
  return slip.filter((line) => {
    const place = left.indexOf(JSON.stringify(line));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
