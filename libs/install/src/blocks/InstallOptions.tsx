import { deviceOf, paths } from '@parlour/kernel';
import { OpenInBrowser, useIsStatusSettled, useMerchant } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AppIcon } from '../parts/AppIcon';
import { DesktopOptions } from '../parts/DesktopOptions';
import { AndroidOptions } from '../parts/AndroidOptions';
import styles from './InstallOptions.module.css';
import { IosOptions } from '../parts/IosOptions';
import { useOffersDownload } from '../hooks/useOffersDownload';

const options = { android: AndroidOptions, ios: IosOptions, desktop: DesktopOptions };

export type InstallOptionsProps = { /** Whether a promotion rewards the installed app. */ hasBonus: boolean };

/** The page of `/m/appDownload` (product 4.19): the install options for this device, the recommended one first. */
export function InstallOptions(props: InstallOptionsProps) {
  // The options depend on the device, which the server does not know.
  const isHydrated = useIsHydrated();
  const isSettled = useIsStatusSettled();
  if (isSettled && isHydrated) return <OptionsOfDevice {...props} />;
  return (
    <Page>
      <Stack gap={4}>
        <Skeleton shape="row" />
        <Skeleton shape="block" ratio="5/2" />
      </Stack>
    </Page>
  );
}

function OptionsOfDevice({ hasBonus }: InstallOptionsProps) {
  const { t } = useTranslation('install');
  const { brand } = useMerchant();
  const isOffered = useOffersDownload();
  const { system, inApp } = deviceOf(window);
  const Options = options[system];

  if (!isOffered) {
    return (
      <EmptyState
        icon="circle-check"
        title={t('download.installed')}
        text={t('download.installedText', { brand })}
        action={
          <Button as={Link} to={paths.home}>
            {t('download.home')}
          </Button>
        }
      />
    );
  }
  return (
    <Page>
      <Stack gap={4}>
        <div className={styles.head}>
          <span className={styles.icon}>
            <AppIcon />
          </span>
          <div>
            <p className={styles.brand}>{brand}</p>
            <p className={styles.text}>{t('download.why')}</p>
          </div>
        </div>
        {inApp ? <OpenInBrowser why={t('download.inApp')} /> : <Options />}
        {/* The promotions load later than the options, so their hint stands below. */}
        {hasBonus && (
          <Notice
            tone="info"
            title={t('download.bonus')}
            action={
              <Button as={Link} to={paths.promotions.list} size="s" variant="secondary">
                {t('download.bonusTerms')}
              </Button>
            }
          >
            {t('download.bonusText')}
          </Notice>
        )}
      </Stack>
    </Page>
  );
}
