import { VisuallyHidden } from '../visually-hidden';
import styles from './Badge.module.css';

export type BadgeProps = {
  /** The number; nothing is shown at 0. */
  count: number;
  /** Above this number the badge shows "99+". */
  max?: number;
  /** The label for screen readers, for example "3 unread messages". */
  label?: string;
};

/** A count; renders nothing for zero. */
export function Badge({ count, max = 99, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden={label !== undefined || undefined}>{count > max ? `${max}+` : count}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
