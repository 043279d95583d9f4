import { useState, type ElementType } from 'react';
import { Icon } from '../icon';
import styles from './Ticker.module.css';

export type TickerItem = {
  id: string;
  text: string;
  /** Where a tap leads: `as: Link, linkProps: { to: '…' }`. */
  as?: ElementType;
  linkProps?: Record<string, unknown>;
};

export type TickerProps = {
  items: readonly TickerItem[];
  /** What the line holds, for example "Announcements". */
  label: string;
  pauseLabel: string;
  playLabel: string;
};

/** Announcements that pass by in one line; they stop on request, and stand still where less motion is asked for. */
export function Ticker({ items, label, pauseLabel, playLabel }: TickerProps) {
  const [isPaused, setPaused] = useState(false);
  if (items.length === 0) return null;

  return (
    <div className={styles.ticker} role="group" aria-label={label} data-paused={isPaused || undefined}>
      <span className={styles.icon}>
        <Icon name="megaphone" size="s" />
      </span>
      <div className={styles.window}>
        <ul className={styles.line}>
          {items.map(({ id, text, as: Root = 'span', linkProps }) => (
            <li key={id} className={styles.item}>
              <Root {...linkProps} className={styles.text}>
                {text}
              </Root>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className={styles.pause} aria-label={isPaused ? playLabel : pauseLabel} onClick={() => setPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size="s" />
      </button>
    </div>
  );
}
