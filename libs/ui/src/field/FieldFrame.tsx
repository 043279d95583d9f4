import type { ReactNode } from 'react';
import { Icon } from '../icon';
import type { FieldIds } from './useFieldIds';
import styles from './Field.module.css';

export type FieldFrameProps = {
  ids: FieldIds;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
};

/** The frame of a field: label, control, hint and error. The hint and the error describe the control. */
export function FieldFrame({ ids, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={ids.error}>
          <Icon name="info" size="s" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
