import { type Money as Amount, formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { vibrate } from '@parlour/player';
import { Money } from '@parlour/ui/money';
import { usePrefersReducedMotion } from '@parlour/ui/motion';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './WinMoment.module.css';

export type WinMomentProps = { amount: Amount; symbol?: string };

/** In milliseconds: on, off, on. */
const PATTERN = [30, 60, 60];

/**
 * A big win below the game bar for 900 ms: the amount, and gold that passes over it. Taps go through it to the game. With reduced motion it is
 * only read out, without the vibration, and the result in the bar shows the win.
 */
export function WinMoment({ amount, symbol }: WinMomentProps) {
  const { t } = useTranslation('games');
  const locale = useLocale();
  const isReduced = usePrefersReducedMotion();
  const celebrate = useEffectEvent(() => void (isReduced || vibrate(PATTERN)));
  useEffect(() => celebrate(), []);

  return (
    <p className={styles.moment}>
      {t('play.won')} <Money symbol={symbol} digits={formatMoney(amount, { locale, decimals: 2 })} tone="gold" size="l" />
    </p>
  );
}
