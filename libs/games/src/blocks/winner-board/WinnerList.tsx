import { useImageFiles } from '@parlour/content';
import { formatMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { IconButton } from '@parlour/ui/button';
import type { IconName } from '@parlour/ui/icon';
import { Image, type ImageSource } from '@parlour/ui/image';
import { Money } from '@parlour/ui/money';
import { SectionTitle } from '@parlour/ui/section';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Winner } from '../../api/winnersApi';
import { limits } from '../../rules/limits';
import { playPath } from '../../rules/play/playTarget';
import styles from './WinnerList.module.css';

export type WinnerListProps = { icon: IconName; title: string; winners: Winner[]; symbol?: string };

/** Time in which the list moves up by one row. */
const secondsPerRow = 3;

/** A list of wins. More than three scroll in a loop, unless the player pauses it or prefers reduced motion. */
export function WinnerList({ icon, title, winners, symbol }: WinnerListProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const locale = useLocale();
  const imageOf = useImageFiles();
  const [isPaused, setPaused] = useState(false);
  if (winners.length === 0) return null;

  const isLooping = winners.length > limits.winnersLoopAbove;
  const rows = (isCopy: boolean) =>
    winners.slice(0, isCopy ? limits.winnersLoopAbove : undefined).map((winner, index) => (
      <li key={`${winner.target.nodeId} ${winner.customerName} ${index}`}>
        <WinnerRow
          winner={winner}
          image={imageOf(winner.image, [200])}
          digits={formatMoney(winner.amount, { locale, decimals: 0 })}
          symbol={symbol}
          isCopy={isCopy}
        />
      </li>
    ));

  return (
    <section aria-labelledby={id}>
      <SectionTitle
        id={id}
        icon={icon}
        title={title}
        actions={
          isLooping && (
            <span className={styles.pause}>
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                tone="dim"
                label={t(isPaused ? 'winners.playLabel' : 'winners.pauseLabel', { title })}
                onClick={() => setPaused(!isPaused)}
              />
            </span>
          )
        }
      />
      <div className={styles.window} data-looping={isLooping || undefined} data-paused={isPaused || undefined}>
        <div className={styles.track} style={isLooping ? { animationDuration: `${winners.length * secondsPerRow}s` } : undefined}>
          <ul className={styles.list}>{rows(false)}</ul>
          {isLooping && (
            <ul className={styles.copy} aria-hidden>
              {rows(true)}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

type WinnerRowProps = {
  winner: Winner;
  image: ImageSource;
  /** The amount as text, without the currency. */
  digits: string;
  symbol?: string;
  /** A copy for the endless loop, which takes no keyboard focus. */
  isCopy?: boolean;
};

/** A win: player, game and amount. A tap opens the game. */
function WinnerRow({ winner: { target, customerName }, image, digits, symbol, isCopy = false }: WinnerRowProps) {
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
