import type { ReactNode } from 'react';
import styles from './TileGrid.module.css';

/** Game tiles, three to a row; two where the text is large. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
