import styles from './Spinner.module.css';

export type SpinnerProps = {
  size?: 's' | 'm' | 'l';
  /** What is being waited for; without it the spinner is decoration beside a text that says so. */
  label?: string;
};

/** Something is under way and its length is not known. */
export function Spinner({ size = 'm', label }: SpinnerProps) {
  const accessible = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={styles.spinner} data-size={size} {...accessible} />;
}
