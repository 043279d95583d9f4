import { typedDigits } from '@parlour/kernel/typed';
import { IconButton } from '@parlour/ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Stepper.module.css';

export type StepperProps = { label: string; value: number; min?: number; max: number; onChange: (value: number) => void };

/** A field for a whole number, with minus and plus buttons. */
export function Stepper({ label, value, min = 1, max, onChange }: StepperProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));

  /** A text that is no whole number changes nothing: "1.5" must not become 15. */
  function handleType(text: string) {
    const digits = typedDigits(text);
    if (/^\d{0,4}$/.test(digits)) set(Number(digits));
  }

  return (
    <div className={styles.stepper}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <IconButton
          icon="minus"
          size="m"
          label={t('lottery.less', { what: label })}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        />
        <input
          id={id}
          className={styles.value}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => handleType(event.target.value)}
        />
        <IconButton
          icon="plus"
          size="m"
          label={t('lottery.more', { what: label })}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        />
      </div>
    </div>
  );
}
