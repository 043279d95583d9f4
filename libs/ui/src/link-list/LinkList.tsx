import type { ReactNode } from 'react';
import styles from './LinkList.module.css';

export type LinkListProps = {
  /** `wrap` lets each link be as wide as its text, `columns` has two of equal width, and `strip` is one line that scrolls sideways. */
  layout?: 'wrap' | 'columns' | 'strip';
  /** `<li>` elements with one link each. */
  children: ReactNode;
};

/** Plain text links, as in a footer. */
export function LinkList({ layout = 'wrap', children }: LinkListProps) {
  return (
    <ul className={styles.list} data-layout={layout}>
      {children}
    </ul>
  );
}
