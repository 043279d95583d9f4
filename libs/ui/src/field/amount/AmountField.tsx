import type { ChangeEvent } from 'react';
import { plainAmount } from './plainAmount';
import { useFieldIds, FieldLayout } from '../FieldLayout';
import type { TextFieldProps } from '../text/TextField';
import field from '../Field.module.css';
import styles from './AmountField.module.css';

export type AmountFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'inputMode'> & {
  /** The wallet's own symbol, before the digits. */
  symbol?: string;
  /** Decimal places; 2 by default. */
  decimals?: number;
  /** Keeps the typed text unchanged, for a form that parses amounts itself and explains errors such as "1e3". */
  verbatim?: boolean;
};

/** A field for an amount of money. Typed or pasted text is reduced to a decimal string before `onChange`. */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, symbol, suffix, decimals = 2, verbatim = false, onChange, ...input } = props;
  const ids = useFieldIds({ id: input.id, hint, error, describedBy: input['aria-describedby'] });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const plain = verbatim ? event.target.value : plainAmount(event.target.value, decimals);
    if (plain !== event.target.value) event.target.value = plain;
    return onChange?.(event);
  }

  return (
    <FieldLayout ids={ids} label={label} hint={hint} error={error}>
      <div className={field.box} data-invalid={Boolean(error) || undefined} data-disabled={input.disabled || undefined}>
        {symbol && (
          <span className={styles.symbol} aria-hidden>
            {symbol}
          </span>
        )}
        <input
          autoComplete="off"
          {...input}
          className={`${field.control} ${styles.amount}`}
          id={ids.control}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={ids.describedBy}
          onChange={handleChange}
        />
        {suffix && <span className={field.affix}>{suffix}</span>}
      </div>
    </FieldLayout>
  );
}
