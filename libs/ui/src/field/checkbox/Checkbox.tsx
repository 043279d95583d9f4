import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icon';
import { useFieldIds } from '../FieldLayout';
import field from '../Field.module.css';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style'> & {
  /** May contain links; tapping a link does not toggle the checkbox. */
  label: ReactNode;
  /** The error message, announced together with the label. */
  error?: ReactNode;
  /** `switch` is for a setting that takes effect at once; it stands at the end of its line. */
  look?: 'box' | 'switch';
};

/** A checkbox with a label. */
export function Checkbox({ label, error, look = 'box', ...input }: CheckboxProps) {
  const ids = useFieldIds({ id: input.id, error, describedBy: input['aria-describedby'] });
  return (
    <div className={field.field}>
      <label className={styles.line} data-look={look}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          id={ids.control}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={ids.describedBy}
        />
        <span className={styles.mark}>{look === 'box' && <Icon name="check" size="s" />}</span>
        <span className={styles.text}>{label}</span>
      </label>
      {error && (
        <p className={field.error} id={ids.error}>
          <Icon name="info" size="s" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
