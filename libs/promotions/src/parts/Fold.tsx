import { Icon } from '@parlour/ui/icon';
import { type ReactNode, useState } from 'react';
import styles from './Fold.module.css';

type FoldProps = { title: string; children: ReactNode };

/** A disclosure. Its content renders when it is first opened, because an operator's rules may be thirty long texts. */
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
