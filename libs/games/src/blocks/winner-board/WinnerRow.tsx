import { formatMoney } from '@parlour/kernel';
import { useImageFiles, useLocale } from '@parlour/merchant';
import { Money } from '@parlour/ui/money';
import { Image } from '@parlour/ui/image';
import { Link } from 'react-router-dom';
import type { Winner } from '../../api/toWinners';
import { playPath } from '../../rules/play/playTarget';
import styles from './WinnerRow.module.css';

export type WinnerRowProps = {
  winner: Winner;
  symbol?: string;
  /** A copy for the endless loop, which takes no keyboard focus. */
  isCopy?: boolean;
};

/** A win: player, game and amount. A tap opens the game. */
export function WinnerRow({ winner: { target, customerName, amount, image }, symbol, isCopy = false }: WinnerRowProps) {
  const locale = useLocale();
  const imageOf = useImageFiles();

  return (
    <Link className={styles.row} to={playPath(target)} tabIndex={isCopy ? -1 : undefined}>
      <span className={styles.icon}>
        <Image {...imageOf(image, [200])} ratio="4/5" />
      </span>
      <span className={styles.text}>
        <bdi className={styles.name}>{customerName}</bdi>
        <bdi className={styles.game}>{target.name}</bdi>
      </span>
      <Money symbol={symbol} digits={formatMoney(amount, { locale, decimals: 0 })} tone="gold" />
    </Link>
  );
}
