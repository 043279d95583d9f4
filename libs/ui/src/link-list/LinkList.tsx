import type { ReactNode } from 'react';
import styles from './LinkList.module.css';

export type LinkListProps = {
  /** Two columns of equal width; otherwise each link is as wide as its text. */
  hasColumns?: boolean;
  /** `<li>` elements with one link each. */
  children: ReactNode;
};

/** Plain text links, as in a footer. */
export function LinkList({ hasColumns, children }: LinkListProps) {
  return (
    <ul className={styles.list} data-columns={hasColumns || undefined}>
      {children}
    </ul>
  );
}
