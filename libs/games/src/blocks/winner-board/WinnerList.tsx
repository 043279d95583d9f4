import { useImageFiles } from '@parlour/content';
import { formatMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { IconButton } from '@parlour/ui/button';
import { Image, type ImageSource } from '@parlour/ui/image';
import { Money } from '@parlour/ui/money';
import { usePrefersReducedMotion } from '@parlour/ui/motion';
import { SectionTitle } from '@parlour/ui/section';
import { type FocusEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Winner } from '../../api/winnersApi';
import { limits } from '../../rules/limits';
import { playPath } from '../../rules/play/playTarget';
import styles from './WinnerList.module.css';

export type WinnerListProps = { title: string; winners: Winner[]; symbol?: string };

/** Time in which the list moves up by one row. */
const secondsPerRow = 3;

/** A list of wins. More than three scroll in a loop, unless the player pauses it or prefers reduced motion. */
export function WinnerList({ title, winners, symbol }: WinnerListProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const locale = useLocale();
  const imageOf = useImageFiles();
  const [isPaused, setPaused] = useState(false);
  const isStill = usePrefersReducedMotion() || isPaused;
  // Three rows are in view, so the others come after everything else that the page renders now.
  const isWhole = useDeferredValue(true, false);
  const box = useRef<HTMLDivElement>(null);
  if (winners.length === 0) return null;

  const isLooping = winners.length > limits.winnersLoopAbove;
  const keys = keysOf(winners);
  const rows = (isCopy: boolean) =>
    winners.slice(0, isCopy ? limits.winnersLoopAbove : isWhole ? undefined : limits.winnersLoopAbove + 1).map((winner, index) => (
      <li key={keys[index]}>
        <WinnerRow
          winner={winner}
          image={imageOf(winner.image, [200])}
          digits={formatMoney(winner.amount, { locale, decimals: 0 })}
          symbol={symbol}
          isCopy={isCopy}
        />
      </li>
    ));

  /** The browser scrolls the list to a row with the focus. Once the list moves again, it would show a gap at its end. */
  function rewind() {
    if (box.current) box.current.scrollTop = 0;
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!isStill && !currentTarget.contains(relatedTarget)) rewind();
  }

  function handlePause() {
    if (isPaused) rewind();
    setPaused(!isPaused);
  }

  return (
    <section aria-labelledby={id}>
      <SectionTitle
        id={id}
        title={title}
        size="m"
        actions={
          isLooping && (
            <span className={styles.pause}>
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                tone="dim"
                label={t(isPaused ? 'winners.playLabel' : 'winners.pauseLabel', { title })}
                onClick={handlePause}
              />
            </span>
          )
        }
      />
      <div
        ref={box}
        className={styles.window}
        data-looping={isLooping || undefined}
        data-paused={isPaused || undefined}
        onBlur={isLooping ? handleBlur : undefined}
      >
        <div className={styles.track} style={isLooping ? { animationDuration: `${winners.length * secondsPerRow}s` } : undefined}>
          <ul className={styles.list}>{rows(false)}</ul>
          {isLooping && isWhole && (
            <ul className={styles.copy} aria-hidden>
              {rows(true)}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

/** A win keeps its row when others come before it. The same win may be listed twice. */
function keysOf(winners: readonly Winner[]): string[] {
  const names = winners.map(({ target, customerName, amount }) => `${target.nodeId} ${customerName} ${amount}`);
  return names.map((name, index) => `${name} ${names.slice(index).filter((other) => other === name).length}`);
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
