import { deviceOf } from '@parlour/kernel/device';
import { runMode } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Icon } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './AddToHomeFooter.module.css';
import { useDownloadLinks } from '../hooks/useOffersDownload';
import { useProfileGuard } from '../hooks/useProfileGuard';

/**
 * Explains how to add the app to an iPhone's home screen (specification 2, "App download"): a hint for old iOS versions, a button
 * for the configuration profile if there is one, otherwise the hint to share. Shows nothing inside another app.
 */
export function AddToHomeFooter() {
  const { t } = useTranslation('install');
  const { system, isOldIos, inApp } = deviceOf(window);
  const { profile } = useDownloadLinks();
  const guardProfile = useProfileGuard();
  if (system !== 'ios' || inApp || runMode() !== 'H5') return null;

  return (
    <aside className={styles.footer} aria-label={t('download.toHome')}>
      <span className={styles.icon}>
        <Icon name={isOldIos ? 'info' : profile ? 'download' : 'share'} />
      </span>
      {isOldIos ? (
        <p>{t('download.oldIos')}</p>
      ) : profile ? (
        <>
          <p className={styles.text}>{t('download.wayText.profile')}</p>
          <Button as="a" href={profile} size="s" variant="secondary" onClick={guardProfile}>
            {t('download.get')}
          </Button>
        </>
      ) : (
        <p>{t('download.share')}</p>
      )}
    </aside>
  );
}
