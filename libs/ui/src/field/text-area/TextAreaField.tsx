import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldIds, FieldLayout } from '../FieldLayout';
import field from '../Field.module.css';
import styles from './TextAreaField.module.css';

/** Without `maxLength`, as `TextField`. */
export type TextAreaFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'maxLength' | 'className' | 'style'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The character counter, for example "12 / 140". */
  counter?: ReactNode;
};

/** A multi-line text field with label, hint, error and a counter. It grows with its content. */
export function TextAreaField({ label, hint, error, counter, ...area }: TextAreaFieldProps) {
  const ids = useFieldIds({ id: area.id, hint, error, describedBy: area['aria-describedby'] });
  return (
    <FieldLayout ids={ids} label={label} hint={hint} error={error}>
      <div className={field.box} data-invalid={Boolean(error) || undefined} data-disabled={area.disabled || undefined}>
        <textarea
          rows={4}
          {...area}
          className={`${field.control} ${styles.area}`}
          id={ids.control}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={ids.describedBy}
        />
      </div>
      {counter !== undefined && <p className={styles.counter}>{counter}</p>}
    </FieldLayout>
  );
}
