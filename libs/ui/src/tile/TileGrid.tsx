import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

export type TileGridProps = {
  /** `rows` for tiles with facts: one below the other, two beside each other on a tablet. */
  layout?: 'grid' | 'rows';
  /** GameTile elements. */
  children: ReactNode;
};

/** Game tiles, three per row; two with large text, six on a tablet. */
export function TileGrid({ layout = 'grid', children }: TileGridProps) {
  return (
    <div className={styles.grid} data-layout={layout}>
      {children}
    </div>
  );
}
