import type { PlayTotals } from '../../../rules/play/bigWin';
import { WinMoment } from './WinMoment';
import { useBigWin } from './useBigWin';

export type BigWinProps = { totals: PlayTotals | undefined; symbol?: string };

/** Shows a big win as it arrives with new totals. Screen readers announce it. */
export function BigWin({ totals, symbol }: BigWinProps) {
  const win = useBigWin(totals);
  return <div aria-live="polite">{win && <WinMoment key={totals?.won} amount={win} symbol={symbol} />}</div>;
}
