import { useState, type ChangeEvent, type ComponentPropsWithRef, type CompositionEvent, type ReactNode } from 'react';
import { IconButton } from '../../button';
import { useFieldIds, FieldLayout } from '../FieldLayout';
import styles from './PinField.module.css';

export type PinFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'maxLength' | 'inputMode' | 'pattern' | 'className' | 'style'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** `beside` shows the hint at the end of the label's line. */
  hintPlace?: 'below' | 'beside';
  error?: ReactNode;
  length: 4 | 6;
  /** Converts typed digits to Latin ones and returns any other text as it is, for example `typedPin` of kernel. */
  toDigits: (typed: string) => string;
  showLabel: string;
  hideLabel: string;
};

/**
 * A PIN: one field over a row of cells, so that pasting and one-time codes work. A text that does not fit the cells is kept, and shown
 * without them; the form says in `error` what is wrong. `one-time-code` also keeps password managers from treating it as the login password.
 */
export function PinField({ label, hint, hintPlace, error, length, toDigits, ...rest }: PinFieldProps) {
  const { showLabel, hideLabel, onChange, ...input } = rest;
  const [isShown, setShown] = useState(false);
  const ids = useFieldIds({ id: input.id, hint, error, describedBy: input['aria-describedby'] });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    // The text of an unfinished composition belongs to the keyboard: if the field changed it, the keyboard would insert it twice.
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing;
    if (!isComposing) writeDigits(event.target, toDigits);
    return onChange?.(event);
  }
  /** Chromium sends no input event after a composition ends, so the digits are read here. */
  function handleComposed(event: CompositionEvent<HTMLInputElement>) {
    writeDigits(event.currentTarget, toDigits);
    return onChange?.({ ...event, target: event.currentTarget });
  }

  return (
    <FieldLayout ids={ids} label={label} hint={hint} hintPlace={hintPlace} error={error}>
      <div className={styles.line}>
        <div className={styles.cells} data-length={length} data-invalid={Boolean(error) || undefined}>
          <input
            autoComplete="one-time-code"
            {...input}
            className={styles.digits}
            id={ids.control}
            type={isShown ? 'text' : 'password'}
            inputMode="numeric"
            pattern={`\\d{0,${length}}`}
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={ids.describedBy}
            onChange={handleChange}
            onCompositionEnd={handleComposed}
          />
        </div>
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          tone="dim"
          label={isShown ? hideLabel : showLabel}
          disabled={input.disabled}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </FieldLayout>
  );
}

/** The cursor stays behind what was typed; a new value alone would move it to the end. */
function writeDigits(field: HTMLInputElement, toDigits: PinFieldProps['toDigits']): void {
  const typed = field.value;
  const digits = toDigits(typed);
  if (digits === typed) return;
  const cursor = toDigits(typed.slice(0, field.selectionStart ?? typed.length)).length;
  field.value = digits;
  if (field === document.activeElement) field.setSelectionRange(cursor, cursor);
}
