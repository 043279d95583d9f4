import styles from './Spinner.module.css';

export type SpinnerProps = {
  /** 16, 24 or 40 px. */
  size?: 's' | 'm' | 'l';
  /** The accessible name; without it the spinner is decorative, because a text beside it has the same meaning. */
  label?: string;
};

/** Indicates activity of unknown duration. */
export function Spinner({ size = 'm', label }: SpinnerProps) {
  const accessible = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={styles.spinner} data-size={size} {...accessible} />;
}
