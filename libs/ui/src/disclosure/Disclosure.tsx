import { type ReactNode, useState } from 'react';
import { Icon } from '../icon';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  /** The summary line; a tap on it opens and closes the content. */
  title: string;
  /** Content at the end of the title line, visible also while collapsed. */
  end?: ReactNode;
  /** Whether it starts expanded. */
  isOpen?: boolean;
  /** `card` has its own border and background; `line` is one of a list within a card; `text` is one line of small text on the page. */
  look?: 'card' | 'line' | 'text';
  children: ReactNode;
};

/** A section that a tap on its title expands or collapses. Its content renders when it is first expanded, because it may be long. */
export function Disclosure({ title, end, isOpen = false, look = 'card', children }: DisclosureProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <details className={styles.disclosure} data-look={look} open={isOpen} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {end && <span className={styles.end}>{end}</span>}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <div className={styles.content}>{wasOpened && children}</div>
    </details>
  );
}
