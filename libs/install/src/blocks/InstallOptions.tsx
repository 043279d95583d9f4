import { OpenInBrowser } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { useIsStatusSettled, useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { QrCode } from '@parlour/ui/qr';
import { Skeleton } from '@parlour/ui/skeleton';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useInstallPrompt } from '../hooks/useInstallPrompt';
import { useDownloadLinks, useOffersDownload } from '../hooks/useOffersDownload';
import { AppIcon } from '../parts/AppIcon';
import { InstallOption, IosOptions, LinkHost, OptionCard, pageAddress, PageAddress, useDevice } from '../parts/InstallOption';
import styles from './InstallOptions.module.css';

const options = { android: AndroidOptions, ios: IosOptions, desktop: DesktopOptions };
const systems = ['android', 'ios', 'desktop'] as const;
const loading = <Skeleton shape="block" ratio="5/2" />;

export type InstallOptionsProps = { /** Whether a promotion rewards the installed app. */ hasBonus: boolean };

/** The page of `/m/appDownload` (product 4.19): the install options for this device, the recommended one first. */
export function InstallOptions(props: InstallOptionsProps) {
  return useIsStatusSettled() ? <Offer {...props} /> : <Frame>{loading}</Frame>;
}

function Offer({ hasBonus }: InstallOptionsProps) {
  const { t } = useTranslation('install');
  const isHydrated = useIsHydrated();
  const isOffered = useOffersDownload();
  if (isHydrated && !isOffered) return <Installed />;
  return (
    <Frame>
      <Options />
      {/* The promotions load later than the options, so their hint stands below. */}
      {isHydrated && hasBonus && (
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
    </Frame>
  );
}

/** What the app is, above the options. */
function Frame({ children }: PropsWithChildren) {
  const { t } = useTranslation('install');
  const { brand } = useMerchant();
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
        {children}
      </Stack>
    </Page>
  );
}

function Installed() {
  const { t } = useTranslation('install');
  const { brand } = useMerchant();
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

/**
 * The options of this device. The server does not know it, so its document has those of every system. Styles show the right ones, and the app
 * keeps them.
 */
function Options() {
  const { t } = useTranslation('install');
  const device = useDevice();
  if (device?.inApp) return <OpenInBrowser why={t('download.inApp')} />;
  return systems
    .filter((system) => device === undefined || device.system === system)
    .map((system) => {
      const OptionsOf = options[system];
      return (
        <div key={system} className={device ? undefined : styles[system]}>
          <Stack gap={4}>
            <OptionsOf />
          </Stack>
        </div>
      );
    });
}

/** Android (product 4.19): the web app first, then the package with its source and the phone's warnings. */
function AndroidOptions() {
  const { t } = useTranslation('install');
  const { android } = useDownloadLinks();
  return (
    <>
      <InstallOption />
      {android && (
        <OptionCard icon="download" title={t('download.way.android')}>
          <LinkHost link={android} />
          <Notice tone="warn">{t('download.unknownSources')}</Notice>
          <Button as="a" href={android} block icon="download" variant="secondary">
            {t('download.get')}
          </Button>
          <Button as={Link} to={paths.session.officialDomains} block variant="ghost" icon="shield-check">
            {t('download.domains')}
          </Button>
        </OptionCard>
      )}
    </>
  );
}

/** Desktop (product 4.19): a QR code that opens the page on a phone, and the browser's own install prompt. */
function DesktopOptions() {
  const { t } = useTranslation('install');
  const { state } = useInstallPrompt();
  // Only the browser knows the address of this page.
  if (!useDevice()) return loading;
  return (
    <>
      <OptionCard icon="qr" title={t('download.scan')}>
        <QrCode value={pageAddress()} label={t('download.scan')} />
        <PageAddress />
      </OptionCard>
      {state === 'ready' && <InstallOption />}
    </>
  );
}
