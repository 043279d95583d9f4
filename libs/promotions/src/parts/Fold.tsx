import { Icon } from '@parlour/ui/icon';
import { type ReactNode, useState } from 'react';
import styles from './Fold.module.css';

type FoldProps = { title: string; children: ReactNode };

/** Details under a title that opens them. They cost nothing before: an operator's rules may be thirty long texts. */
export function Fold({ title, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.fold} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.mark}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <div className={styles.content}>{wasOpened && children}</div>
    </details>
  );
}
