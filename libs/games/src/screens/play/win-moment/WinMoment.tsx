import { withSymbol } from '@parlour/kernel';
import { countedMoney, formatMoney, type Money as Amount } from '@parlour/kernel/money';
import { vibrate } from '@parlour/player';
import { useLocale } from '@parlour/site';
import { useCountUp } from '@parlour/ui/count-up';
import { Money } from '@parlour/ui/money';
import { useInterrupted, usePrefersReducedMotion } from '@parlour/ui/motion';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bigWin, type PlayTotals } from '../../../rules/play/bigWin';
import styles from './WinMoment.module.css';

type BigWinProps = { totals: PlayTotals | undefined; symbol?: string };

/** Shows a big win as it arrives with new totals. Screen readers announce it. */
export function BigWin({ totals, symbol }: BigWinProps) {
  const win = useBigWin(totals);
  return <div aria-live="polite">{win && <WinMoment key={totals?.won} amount={win} symbol={symbol} />}</div>;
}

/** The win that came with the latest totals, if it is a big one. Totals that were there when the screen opened are no news. */
function useBigWin(totals: PlayTotals | undefined): Amount | undefined {
  const [known, setKnown] = useState(totals);
  const [win, setWin] = useState<Amount>();
  if (totals && totals !== known) {
    setKnown(totals);
    setWin(known && bigWin(known, totals));
  }
  return win;
}

type WinMomentProps = { amount: Amount; symbol?: string };

/** In milliseconds: on, off, on. */
const PATTERN = [30, 60, 60];
/** How long the amount counts up, in milliseconds. After that the full amount stays until the moment ends. */
const COUNT = 500;

/**
 * A big win below the game bar for 900 ms: the amount counts up, and gold passes over it. Taps go through it to the game; one on the page ends it.
 * With reduced motion it is only read out, without the vibration, and the result in the bar shows the win.
 */
export function WinMoment({ amount, symbol = '' }: WinMomentProps) {
  const { t } = useTranslation('games');
  const locale = useLocale();
  const isReduced = usePrefersReducedMotion();
  const isInterrupted = useInterrupted();
  const { share } = useCountUp(true, COUNT);
  const celebrate = useEffectEvent(() => void (isReduced || vibrate(PATTERN)));
  useEffect(() => celebrate(), []);
  const text = (value: Amount) => formatMoney(value, { locale, symbol });

  return (
    <>
      <VisuallyHidden>{`${t('play.won')} ${withSymbol(text(amount), symbol)}`}</VisuallyHidden>
      {!isReduced && !isInterrupted && (
        <p className={styles.moment} data-playing={share > 0 || undefined} aria-hidden>
          {t('play.won')} <Money symbol={symbol} digits={text(countedMoney('0.00', amount, share))} tone="gold" size="l" />
        </p>
      )}
    </>
  );
}
