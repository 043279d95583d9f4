import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index';
import styles from './Field.module.css';

export type FieldLayoutProps = {
  /** Ids that connect the field with its label, hint and error. */
  ids: FieldIds;
  /** The name of the field, always visible. */
  label: ReactNode;
  /** A rule that helps to avoid a mistake; an error replaces it. */
  hint?: ReactNode;
  /** `beside` shows the hint at the end of the label's line, which saves a line where a form must fit on one screen. */
  hintPlace?: 'below' | 'beside';
  /** The error message: the problem and how to fix it. */
  error?: ReactNode;
  /** The input itself. */
  children: ReactNode;
};

/** The parts of a field: label, control, hint and error. The hint and the error describe the control. */
export function FieldLayout({ ids, label, hint, hintPlace = 'below', error, children }: FieldLayoutProps) {
  return (
    <div className={styles.field} data-hint={hintPlace}>
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

type FieldIds = { control: string; hint: string; error: string; describedBy: string | undefined };

type Described = { id?: string; hint?: ReactNode; error?: ReactNode; describedBy?: string };

/** Ids that connect a control with its label, hint and error. */
export function useFieldIds({ id, hint, error, describedBy }: Described): FieldIds {
  const own = useId();
  const control = id ?? own;
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  const described = [describedBy, error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return { ...ids, describedBy: described || undefined };
}
