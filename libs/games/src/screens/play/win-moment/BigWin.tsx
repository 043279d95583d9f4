import type { Money } from '@parlour/kernel/money';
import { useState } from 'react';
import { type PlayTotals, bigWin } from '../../../rules/play/bigWin';
import { WinMoment } from './WinMoment';

export type BigWinProps = { totals: PlayTotals | undefined; symbol?: string };

/** Shows a big win as it arrives with new totals. Screen readers announce it. */
export function BigWin({ totals, symbol }: BigWinProps) {
  const win = useBigWin(totals);
  return <div aria-live="polite">{win && <WinMoment key={totals?.won} amount={win} symbol={symbol} />}</div>;
}

/** The win that came with the latest totals, if it is a big one. Totals that were there when the screen opened are no news. */
function useBigWin(totals: PlayTotals | undefined): Money | undefined {
  const [known, setKnown] = useState(totals);
  const [win, setWin] = useState<Money>();
  if (totals && totals !== known) {
    setKnown(totals);
    setWin(known && bigWin(known, totals));
  }
  return win;
}
