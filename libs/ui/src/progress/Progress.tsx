import styles from './Progress.module.css';

export type ProgressProps = {
  /** From 0 to 1. */
  value: number;
  label: string;
};

/** A progress bar. It is the native element, because the security policy refuses a width in a style attribute. */
export function Progress({ value, label }: ProgressProps) {
  const share = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));
  return <progress className={styles.progress} value={share} max={1} aria-label={label} data-complete={share === 1 || undefined} />;
}
