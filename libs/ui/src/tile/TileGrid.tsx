import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

/** Game tiles, three per row; two with large text, five on a tablet. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
