import { useTranslation } from 'react-i18next';
import styles from './SlowStrip.module.css';
import { useIsSlow } from './slowConnection';

/** Says below the header that the connection is slow (product 3, "Network"). It goes by itself, moves nothing and takes no tap. */
export function SlowStrip() {
  const { t } = useTranslation('shell');
  return (
    <p className={styles.strip} role="status">
      {useIsSlow() && t('connection.slow')}
    </p>
  );
}
