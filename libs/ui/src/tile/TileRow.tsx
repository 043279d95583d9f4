import type { ReactNode, Ref, UIEventHandler } from 'react';
import styles from './TileRow.module.css';

export type TileRowProps = {
  /** The tiles, the most important first. */
  children: ReactNode;
  /** `hero` has two lines of tiles and shows the first tile at double size. */
  layout?: 'line' | 'hero';
  /** The element that scrolls, for the buttons of the row (`useTileRow`). */
  ref?: Ref<HTMLDivElement>;
  /** Called while the row scrolls, for the buttons that scroll it. */
  onScroll?: UIEventHandler<HTMLDivElement>;
};

/**
 * A row of tiles that scrolls sideways. Three and a half tiles fit on a phone, six on a tablet. A child with `data-width` is
 * wider than a tile.
 */
export function TileRow({ children, layout = 'line', ref, onScroll }: TileRowProps) {
  return (
    <div className={styles.row} data-layout={layout} ref={ref} onScroll={onScroll}>
      {children}
    </div>
  );
}
