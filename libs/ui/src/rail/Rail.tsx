import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button';
import styles from './Rail.module.css';

export type RailProps = {
  children: ReactNode;
  /** With both labels the rail has buttons, where a mouse is used. */
  prevLabel?: string;
  nextLabel?: string;
  /** What the rail holds. */
  label?: string;
  /** Width of an item: `tile` shows three and a part, `wide` one and a part, `auto` leaves it to the item. */
  item?: 'auto' | 'tile' | 'wide';
};

/** Things in a row that scrolls sideways and stops at an item's edge. */
export function Rail({ children, prevLabel, nextLabel, label, item = 'auto' }: RailProps) {
  const track = useRef<HTMLDivElement>(null);

  function turn(direction: 1 | -1) {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' });
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
