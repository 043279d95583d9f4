import { Image, type ImageSource } from '@parlour/ui/image';
import { Money } from '@parlour/ui/money';
import { Link } from 'react-router-dom';
import type { Winner } from '../../api/toWinners';
import { playPath } from '../../rules/play/playTarget';
import styles from './WinnerRow.module.css';

export type WinnerRowProps = {
  winner: Winner;
  image: ImageSource;
  /** The amount as text, without the currency. */
  digits: string;
  symbol?: string;
  /** A copy for the endless loop, which takes no keyboard focus. */
  isCopy?: boolean;
};

/** A win: player, game and amount. A tap opens the game. */
export function WinnerRow({ winner: { target, customerName }, image, digits, symbol, isCopy = false }: WinnerRowProps) {
  return (
    <Link className={styles.row} to={playPath(target)} tabIndex={isCopy ? -1 : undefined}>
      <span className={styles.icon}>
        <Image {...image} ratio="4/5" />
      </span>
      <span className={styles.text}>
        <bdi className={styles.name}>{customerName}</bdi>
        <bdi className={styles.game}>{target.name}</bdi>
        <Money symbol={symbol} digits={digits} tone="gold" size="s" />
      </span>
    </Link>
  );
}
