import { deviceOf } from '@parlour/kernel';
import { runMode } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { Icon } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './AddToHomeFooter.module.css';
import { useDownloadLinks } from './useDownloadLinks';
import { useProfileGuard } from './useProfileGuard';

/**
 * How an iPhone gets the app onto its home screen (specification 2, "App download"): on an old iOS a tip of its own, else a
 * button for the profile where there is one, else the tip to share. Inside another app none of these work.
 */
export function AddToHomeFooter() {
  const { t } = useTranslation('shell');
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
