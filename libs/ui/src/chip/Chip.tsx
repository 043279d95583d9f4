import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index';
import styles from './Chip.module.css';

export type ChipProps = {
  /** The text: one or two words, or a number. */
  children: ReactNode;
  icon?: IconName;
  /** Whether the choice is on; screen readers announce a pressed button. */
  selected?: boolean;
  /** Whether the choice is unavailable; explain why beside it. */
  disabled?: boolean;
  /** Called on a tap; the owner toggles `selected`. */
  onClick?: () => void;
  /** A tap opens a sheet with more choices, as the mark of a drop-down says; `selected` then tells that some are made. */
  opensSheet?: boolean;
  /** Makes the chip a selected value that a tap removes. */
  onRemove?: () => void;
  /** Accessible name with `onRemove`, for example "Remove slots". */
  removeLabel?: string;
};

/** A small choice: a filter, a preset amount, a range. */
export function Chip({ children, icon, selected = false, disabled, onClick, opensSheet = false, onRemove, removeLabel }: ChipProps) {
  if (opensSheet) {
    return (
      <button
        type="button"
        className={styles.chip}
        data-select
        data-set={selected || undefined}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onClick}
      >
        <span className={styles.text}>{children}</span>
        <Icon name="chevron-down" size="s" />
      </button>
    );
  }
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

export type ChipRowProps = {
  /** `scroll` keeps one line, `wrap` uses as many as needed, `fill` divides the width equally, `inline` is part of a longer line. */
  layout?: 'scroll' | 'wrap' | 'fill' | 'inline';
  /** Accessible name of the group; without it the chips have no group. */
  label?: string;
  /** Chip elements, one per choice; without them the row keeps their height while they load. */
  children?: ReactNode;
};

/** Chips side by side. */
export function ChipRow({ layout = 'scroll', label, children }: ChipRowProps) {
  return (
    <div className={styles.row} data-layout={layout} role={label === undefined ? undefined : 'group'} aria-label={label}>
      {children}
    </div>
  );
}
