import { useTranslation } from 'react-i18next';
import styles from './UsernameHint.module.css';

/** Shows whether the user name is available as soon as the check returns. */
export function UsernameHint({ state }: { state: 'free' | 'checking' }) {
  const { t } = useTranslation('session');
  return (
    <span role="status" className={styles.hint} data-free={state === 'free' || undefined}>
      {t(state === 'free' ? 'register.available' : 'register.checking')}
    </span>
  );
}
