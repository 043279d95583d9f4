import { typedCount } from '@parlour/kernel/typed';
import { IconButton } from '@parlour/ui/button';
import { Icon } from '@parlour/ui/icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Stepper.module.css';

export type StepperProps = {
  label: string;
  /** The text as it was typed: `typedCount` reads it. */
  text: string;
  max: number;
  onChange: (text: string) => void;
};

/** A field for a whole number from 1, with minus and plus buttons. A text that is no such number stays as it was typed, and the field says so. */
export function Stepper({ label, text, max, onChange }: StepperProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const value = typedCount(text, max);
  const isRefused = value === undefined;
  const step = (by: number) => value !== undefined && onChange(String(value + by));

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
          disabled={isRefused || value === 1}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          className={styles.value}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          icon="plus"
          size="m"
          label={t('lottery.more', { what: label })}
          disabled={isRefused || value === max}
          onClick={() => step(1)}
        />
      </div>
      {isRefused && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="info" size="s" />
          {t('lottery.count', { max })}
        </p>
      )}
    </div>
  );
}
