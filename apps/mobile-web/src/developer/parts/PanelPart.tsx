import type { ReactNode } from 'react';
import styles from './PanelPart.module.css';

type PanelPartProps = { title: string; problem?: string | undefined; isOpen?: boolean; children: ReactNode };

/** One part of the panel: it opens with a tap on its title, and shows the sandbox's refusals. */
export function PanelPart({ title, problem, isOpen, children }: PanelPartProps) {
  return (
    <details className={styles.part} open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && showWhole(currentTarget)}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.body}>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {children}
      </div>
    </details>
  );
}

/** Scrolls the panel until the part that was opened is in view. */
function showWhole(part: HTMLDetailsElement): void {
  part.scrollIntoView({ block: 'nearest' });
}
