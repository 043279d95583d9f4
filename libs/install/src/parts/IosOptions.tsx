import { deviceOf } from '@parlour/kernel/device';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { hostOf, useDownloadLinks } from '../hooks/useOffersDownload';
import { useProfileGuard } from '../hooks/useProfileGuard';
import { Steps, OptionCard } from './InstallOption';
import { PageAddress } from './PageAddress';

/**
 * iOS (product 4.19): the home screen first, then the app if there is one, and the configuration profile last, with an
 * explanation.
 */
export function IosOptions() {
  const { t } = useTranslation('install');
  const { isSafari, isOldIos } = deviceOf(window);
  const { ios, profile } = useDownloadLinks();
  const guardProfile = useProfileGuard();
  return (
    <>
      {!isSafari && <SafariNotice />}
      <OptionCard icon="plus" title={t('download.way.shortcut')}>
        {isOldIos && <p>{t('download.oldIos')}</p>}
        <Steps
          steps={[
            ['share', t('download.step1')],
            ['plus', t('download.step2')],
            ['check', t('download.step3')],
          ]}
        />
      </OptionCard>
      {ios && (
        <OptionCard icon="smartphone" title={t('download.way.ios')}>
          <p>{t('download.from', { host: hostOf(ios) })}</p>
          <Button as="a" href={ios} block icon="download" variant="secondary">
            {t('download.get')}
          </Button>
        </OptionCard>
      )}
      {profile && (
        <OptionCard icon="settings" title={t('download.way.profile')}>
          <p>{t('download.profileWhy')}</p>
          <p>{t('download.from', { host: hostOf(profile) })}</p>
          <Button as="a" href={profile} block icon="download" variant="secondary" onClick={guardProfile}>
            {t('download.get')}
          </Button>
        </OptionCard>
      )}
    </>
  );
}

/** On iOS in a browser other than Safari (specification 8): asks the player to open Safari, and shows the address. */
function SafariNotice() {
  const { t } = useTranslation('install');
  return (
    <Notice tone="warn" title={t('download.useSafari')}>
      <PageAddress />
    </Notice>
  );
}
