import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index';
import styles from './Field.module.css';

export type FieldLayoutProps = {
  /** Ids that connect the field with its label, hint and error. */
  ids: FieldIds;
  label: ReactNode;
  /** A rule that helps to avoid a mistake; an error replaces it. */
  hint?: ReactNode;
  /** `beside` shows the hint at the end of the label's line, which saves a line where a form must fit on one screen. */
  hintPlace?: 'below' | 'beside';
  /** How the text was understood. It takes the hint's place; an empty one keeps its line free, so that nothing moves when it appears. */
  reading?: ReactNode;
  /** The error message: the problem and how to fix it. It replaces the reading. */
  error?: ReactNode;
  children: ReactNode;
};

/** The parts of a field: label, control, hint, reading and error. The last three describe the control. */
export function FieldLayout({ ids, label, hint, hintPlace = 'below', reading, error, children }: FieldLayoutProps) {
  const isReading = reading !== undefined && !error;
  return (
    <div className={styles.field} data-hint={hintPlace}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
      </label>
      {children}
      {(hint || isReading) && (
        <div className={styles.below} data-read={(isReading && Boolean(reading)) || undefined}>
          {hint && (
            <p className={styles.hint} id={ids.hint}>
              {hint}
            </p>
          )}
          {isReading && (
            <p className={styles.reading} id={ids.reading}>
              {reading}
            </p>
          )}
        </div>
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

type FieldIds = { control: string; hint: string; reading: string; error: string; describedBy: string | undefined };

type Described = { id?: string; hint?: ReactNode; reading?: ReactNode; error?: ReactNode; describedBy?: string };

/** Ids that connect a control with its label, hint and error. */
export function useFieldIds({ id, hint, reading, error, describedBy }: Described): FieldIds {
  const own = useId();
  const control = id ?? own;
  const ids = { control, hint: `${control}-hint`, reading: `${control}-reading`, error: `${control}-error` };
  const described = [describedBy, error && ids.error, hint && ids.hint, reading && !error && ids.reading].filter(Boolean).join(' ');
  return { ...ids, describedBy: described || undefined };
}
