import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

export type TileGridProps = {
  /** GameTile elements. */
  children: ReactNode;
};

/** Game tiles, three per row; two with large text, five on a tablet. */
export function TileGrid({ children }: TileGridProps) {
  return <div className={styles.grid}>{children}</div>;
}
