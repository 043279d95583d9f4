import { formatMoney } from '@parlour/kernel';
import { useArt, useLocale } from '@parlour/merchant';
import { Money } from '@parlour/ui/money';
import { Picture } from '@parlour/ui/picture';
import { Link } from 'react-router-dom';
import type { Winner } from '../api/toWinners';
import { playPath } from '../rules/playTarget';
import styles from './WinnerRow.module.css';

export type WinnerRowProps = {
  winner: Winner;
  symbol?: string;
  /** A duplicate for the endless scroll; it takes no keyboard focus. */
  isCopy?: boolean;
};

/** Who won how much in which game; a tap opens that game. */
export function WinnerRow({ winner: { target, customerName, amount, art }, symbol, isCopy = false }: WinnerRowProps) {
  const locale = useLocale();
  const artOf = useArt();

  return (
    <Link className={styles.row} to={playPath(target)} tabIndex={isCopy ? -1 : undefined}>
      <span className={styles.icon}>
        <Picture {...artOf(art, [200])} ratio="4/5" />
      </span>
      <span className={styles.text}>
        <bdi className={styles.name}>{customerName}</bdi>
        <bdi className={styles.game}>{target.name}</bdi>
      </span>
      <Money symbol={symbol} digits={formatMoney(amount, { locale, decimals: 0 })} tone="gold" />
    </Link>
  );
}
