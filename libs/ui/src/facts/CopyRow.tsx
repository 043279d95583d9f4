import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { copyText } from './copyText';
import styles from './CopyRow.module.css';

export type CopyRowProps = {
  label: string;
  value: string;
  /** Shown instead of the value, for example an amount with separators. */
  shown?: string | undefined;
  copyLabel: string;
  /** Announced after copying. */
  copiedLabel: string;
};

const SAID_MS = 2000;

/** A value with a copy button, for example an account number. */
export function CopyRow({ label, value, shown = value, copyLabel, copiedLabel }: CopyRowProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [copies, setCopies] = useState(0);
  const [isSaid, setSaid] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setSaid(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function handleCopy() {
    if (!(await copyText(value))) {
      // Select the value, so that the phone's own menu offers to copy it.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      return;
    }
    setCopies(copies + 1);
    setSaid(true);
  }

  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span ref={text} className={styles.value}>
        {/* In a text from right to left the groups of an account number would change places. */}
        <bdi>{shown}</bdi>
      </span>
      <button type="button" className={styles.copy} onClick={handleCopy} data-done={isSaid || undefined}>
        <Icon name={isSaid ? 'check' : 'copy'} size="s" />
        <span aria-hidden>{isSaid ? copiedLabel : copyLabel}</span>
        <VisuallyHidden>
          {copyLabel} {label}
        </VisuallyHidden>
      </button>
      <span role="status" className={styles.said}>
        {isSaid && <VisuallyHidden>{copiedLabel}</VisuallyHidden>}
      </span>
    </div>
  );
}
