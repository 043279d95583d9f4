import { Icon } from '@parlour/ui/icon';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

type FoldProps = { title: string; children: ReactNode };

/** Details under a title that opens them. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.mark}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
