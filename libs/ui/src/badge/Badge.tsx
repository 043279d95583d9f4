import { VisuallyHidden } from '../visually-hidden';
import styles from './Badge.module.css';

export type BadgeProps = {
  count: number;
  /** Above it the badge says "99+". */
  max?: number;
  /** What is counted, for a screen reader: "3 unread messages". */
  label?: string;
};

/** How many wait; nothing where none does. */
export function Badge({ count, max = 99, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden={label !== undefined || undefined}>{count > max ? `${max}+` : count}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
