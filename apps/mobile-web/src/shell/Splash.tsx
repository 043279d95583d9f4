import { Spinner } from '@parlour/ui/spinner';
import { useTranslation } from 'react-i18next';
import styles from './Splash.module.css';

/** Placeholder while a screen loads. It reserves the space at once and becomes visible after 150 ms. */
export function Splash() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.splash}>
      <Spinner size="l" label={t('loading.label')} />
    </div>
  );
}
