import { Icon } from '@parlour/ui/icon';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

type FoldProps = {
  title: string;
  /** Content at the end of the title line, visible also while collapsed. */ end?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
};

/** A section of the contract that a tap on its title expands or collapses. */
export function Fold({ title, end, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.head}>
        <span className={styles.title}>{title}</span>
        {end && <span className={styles.end}>{end}</span>}
        <span className={styles.mark}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
