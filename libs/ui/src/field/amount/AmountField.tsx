import { useFieldIds, FieldLayout } from '../FieldLayout';
import type { TextFieldProps } from '../text/TextField';
import field from '../Field.module.css';
import { useIsAfter } from '../../money/symbolPlace';
import styles from './AmountField.module.css';

export type AmountFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'inputMode'> & {
  /** The wallet's own symbol, on the side where the currency has it. */
  symbol?: string;
};

/** A field for an amount of money. The text stays as it is typed; the form reads it, and says in `reading` or `error` what it understood. */
export function AmountField({ label, hint, reading, error, symbol, suffix, ...input }: AmountFieldProps) {
  const isAfter = useIsAfter(symbol ?? '');
  const mark = symbol && (
    <span className={styles.symbol} data-after={isAfter || undefined} aria-hidden>
      {symbol}
    </span>
  );
  const ids = useFieldIds({ id: input.id, hint, reading, error, describedBy: input['aria-describedby'] });

  return (
    <FieldLayout ids={ids} label={label} hint={hint} reading={reading} error={error}>
      <div className={field.box} data-invalid={Boolean(error) || undefined} data-disabled={input.disabled || undefined}>
        {!isAfter && mark}
        <input
          autoComplete="off"
          {...input}
          className={`${field.control} ${styles.amount}`}
          id={ids.control}
          inputMode="decimal"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={ids.describedBy}
        />
        {isAfter && mark}
        {suffix && <span className={field.affix}>{suffix}</span>}
      </div>
    </FieldLayout>
  );
}
