import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldIds, FieldLayout } from '../FieldLayout';
import styles from '../Field.module.css';

/** Without `maxLength`: a browser cuts a longer paste without a word. A form checks the length and says so in `error`. */
export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'maxLength' | 'className' | 'style'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** `beside` shows the hint at the end of the label's line. */
  hintPlace?: 'below' | 'beside';
  /** How the form understood the text, for example "+63 917 555 7731"; empty while there is nothing to say. */
  reading?: ReactNode;
  error?: ReactNode;
  /** Shown inside the field before the text, for example a calling code. */
  prefix?: ReactNode;
  /** Shown inside the field after the text, for example a unit or a button. */
  suffix?: ReactNode;
};

/** The default range of a date field (specification 4). */
const usualDays = { min: '2000-01-01', max: '2030-12-31' };

/** A text field with label, hint and error. Spread `register('name')` of React Hook Form into it. */
export function TextField({ label, hint, hintPlace, reading, error, prefix, suffix, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id: input.id, hint, reading, error, describedBy: input['aria-describedby'] });
  return (
    <FieldLayout ids={ids} label={label} hint={hint} hintPlace={hintPlace} reading={reading} error={error}>
      <div className={styles.box} data-invalid={Boolean(error) || undefined} data-disabled={input.disabled || undefined}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input
          {...(input.type === 'date' && usualDays)}
          {...input}
          className={styles.control}
          id={ids.control}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={ids.describedBy}
        />
        {suffix && (
          <span className={styles.affix} data-text={typeof suffix === 'string' || undefined}>
            {suffix}
          </span>
        )}
      </div>
    </FieldLayout>
  );
}
