import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button';
import { scrollAlong } from './scrollAlong';
import styles from './Rail.module.css';

export type RailProps = {
  children: ReactNode;
  /** Accessible name of the button to the items before. The buttons appear for mouse users, and only with both labels. */
  prevLabel?: string;
  /** Accessible name of the button to the following items. */
  nextLabel?: string;
  /** The accessible name of the rail. */
  label?: string;
  /** Width of an item: `tile` shows three and a half, `wide` one and a half, twice as many on a tablet; `auto` is up to the item. */
  item?: 'auto' | 'tile' | 'wide';
};

/** A row that scrolls horizontally and snaps to items. */
export function Rail({ children, prevLabel, nextLabel, label, item = 'auto' }: RailProps) {
  const track = useRef<HTMLDivElement>(null);

  function turn(direction: 1 | -1) {
    const element = track.current;
    if (element) scrollAlong(element, direction * element.clientWidth * 0.8, 'smooth');
  }

  return (
    <div className={styles.rail} role={label === undefined ? undefined : 'group'} aria-label={label}>
      <div className={styles.track} data-item={item} ref={track}>
        {children}
      </div>
      {prevLabel !== undefined && nextLabel !== undefined && (
        <>
          <span className={styles.prev}>
            <IconButton icon="chevron-left" size="m" label={prevLabel} onClick={() => turn(-1)} />
          </span>
          <span className={styles.next}>
            <IconButton icon="chevron-right" size="m" label={nextLabel} onClick={() => turn(1)} />
          </span>
        </>
      )}
    </div>
  );
}
