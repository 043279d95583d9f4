import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icon';
import { useFieldIds, FieldLayout } from '../FieldLayout';
import field from '../Field.module.css';
import styles from './SelectField.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children' | 'multiple'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The options in their order, the most frequent first. */
  options: readonly SelectOption[];
  /** The placeholder option, selected while the value is empty. */
  placeholder?: string;
};

/** A native select. */
export function SelectField({ label, hint, error, options, placeholder, ...select }: SelectFieldProps) {
  const ids = useFieldIds({ id: select.id, hint, error, describedBy: select['aria-describedby'] });
  return (
    <FieldLayout ids={ids} label={label} hint={hint} error={error}>
      <div className={field.box} data-invalid={Boolean(error) || undefined} data-disabled={select.disabled || undefined}>
        <select
          {...select}
          className={`${field.control} ${styles.select}`}
          id={ids.control}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={ids.describedBy}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.mark}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </FieldLayout>
  );
}
