import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './Chip.module.css';

export type ChipProps = {
  children: ReactNode;
  icon?: IconName;
  selected?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  /** Makes the chip a selected value that a tap removes. */
  onRemove?: () => void;
  removeLabel?: string;
};

/** A small choice: a filter, a preset amount, a range. */
export function Chip({ children, icon, selected = false, disabled, onClick, onRemove, removeLabel }: ChipProps) {
  if (onRemove) {
    return (
      <span className={styles.chip} data-removable>
        {icon && <Icon name={icon} size="s" />}
        {onClick ? (
          <button type="button" className={styles.text} onClick={onClick}>
            {children}
          </button>
        ) : (
          <span className={styles.text}>{children}</span>
        )}
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon name="x" size="s" />
        </button>
      </span>
    );
  }
  return (
    <button type="button" className={styles.chip} aria-pressed={selected} disabled={disabled} onClick={onClick}>
      {icon && <Icon name={icon} size="s" />}
      <span className={styles.text}>{children}</span>
    </button>
  );
}
