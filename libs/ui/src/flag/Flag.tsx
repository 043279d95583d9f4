import { MM, PH, US } from 'country-flag-icons/react/3x2';
import styles from './Flag.module.css';

const flags = { PH, MM, US };

export type FlagProps = { country: keyof typeof flags };

/** A country's flag, beside its name or language. */
export function Flag({ country }: FlagProps) {
  const Drawing = flags[country];
  return <Drawing className={styles.flag} aria-hidden />;
}
