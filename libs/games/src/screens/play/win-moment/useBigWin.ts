import type { Money } from '@parlour/kernel';
import { useState } from 'react';
import { type PlayTotals, bigWin } from '../../../rules/play/bigWin';

/** The win that came with the latest totals, if it is a big one. Totals that were there when the screen opened are no news. */
export function useBigWin(totals: PlayTotals | undefined): Money | undefined {
  const [known, setKnown] = useState(totals);
  const [win, setWin] = useState<Money>();
  if (totals && totals !== known) {
    setKnown(totals);
    setWin(known && bigWin(known, totals));
  }
  return win;
}
