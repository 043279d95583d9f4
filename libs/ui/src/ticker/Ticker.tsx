import { useEffect, useRef, useState, type ElementType } from 'react';
import { Icon } from '../icon';
import styles from './Ticker.module.css';

export type TickerItem = {
  id: string;
  text: string;
  /** The link of an announcement: `as: Link, linkProps: { to: '…' }`. */
  as?: ElementType;
  linkProps?: Record<string, unknown>;
};

export type TickerProps = {
  items: readonly TickerItem[];
  /** The accessible name, for example "Announcements". */
  label: string;
  pauseLabel: string;
  playLabel: string;
};

/** Speed, in letter widths per second. */
const SPEED = 8;

/** Announcements that scroll by in one line. The player can pause them; with reduced motion they do not move. */
export function Ticker({ items, label, pauseLabel, playLabel }: TickerProps) {
  const [isPaused, setPaused] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);

  useEffect(() => {
    // The same speed for any length of text. Set through the style object, because the security policy blocks style attributes.
    track.current?.style.setProperty('--ticker-duration', `${Math.max(letters / SPEED, 12)}s`);
  }, [letters]);

  if (items.length === 0) return null;
  const line = (isCopy: boolean) =>
    items.map(({ id, text, as: Root = 'span', linkProps }) => (
      <li key={id}>
        <Root {...linkProps} className={styles.text} tabIndex={isCopy ? -1 : undefined}>
          {text}
        </Root>
      </li>
    ));

  return (
    <div className={styles.ticker} role="group" aria-label={label} data-paused={isPaused || undefined}>
      <span className={styles.icon}>
        <Icon name="megaphone" size="s" />
      </span>
      <div className={styles.window}>
        <div className={styles.track} ref={track}>
          <ul className={styles.line}>{line(false)}</ul>
          <ul className={styles.line} aria-hidden>
            {line(true)}
          </ul>
        </div>
      </div>
      <button type="button" className={styles.pause} aria-label={isPaused ? playLabel : pauseLabel} onClick={() => setPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size="s" />
      </button>
    </div>
  );
}
