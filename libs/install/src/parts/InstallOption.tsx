import { paths } from '@parlour/kernel';
import { type Device, deviceOf } from '@parlour/kernel/device';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { CopyRow } from '@parlour/ui/facts';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { Icon, type IconName } from '@parlour/ui/icon';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InstallAnswer, useInstallPrompt } from '../hooks/useInstallPrompt';
import { useDownloadLinks } from '../hooks/useOffersDownload';
import { useProfileGuard } from '../hooks/useProfileGuard';
import styles from './InstallOption.module.css';

/** The web app: the browser's install prompt if there is one, otherwise the manual steps. */
export function InstallOption() {
  const { t } = useTranslation('install');
  const { state, install } = useInstallPrompt();
  const [answer, setAnswer] = useState<InstallAnswer>();

  return (
    <OptionCard icon="plus" title={t('download.way.shortcut')}>
      <p>{t('download.wayText.shortcut')}</p>
      {state === 'ready' ? (
        <Button block icon="plus" onClick={() => void install().then(setAnswer)}>
          {t('download.install')}
        </Button>
      ) : (
        <Steps
          steps={[
            ['ellipsis', t('download.menuStep1')],
            ['plus', t('download.menuStep2')],
          ]}
        />
      )}
      <p role="status">{answer && t(`download.answer.${answer}`)}</p>
    </OptionCard>
  );
}

type OptionCardProps = { icon: IconName; title: string; children: ReactNode };

/** A card with one install option and its details. */
export function OptionCard({ icon, title, children }: OptionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <Stack>
          <SectionTitle id={id} icon={icon} title={title} />
          {children}
        </Stack>
      </Card>
    </section>
  );
}

type StepsProps = { steps: readonly (readonly [IconName, string])[] };

/** Numbered steps, each with the icon to look for. */
function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(([icon, text], place) => (
        <li key={text} className={styles.step}>
          <span className={styles.number} aria-hidden>
            {place + 1}
          </span>
          <span className={styles.text}>{text}</span>
          <span className={styles.mark}>
            <Icon name={icon} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * iOS (product 4.19): the home screen first, then the app if there is one, and the configuration profile last, with an
 * explanation.
 */
export function IosOptions() {
  const { t } = useTranslation('install');
  const { isSafari, isOldIos } = useDevice() ?? { isSafari: true, isOldIos: false };
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
          <LinkHost link={ios} />
          <Button as="a" href={ios} block icon="download" variant="secondary">
            {t('download.get')}
          </Button>
        </OptionCard>
      )}
      {profile && (
        <OptionCard icon="settings" title={t('download.way.profile')}>
          <p>{t('download.profileWhy')}</p>
          <LinkHost link={profile} />
          <Button as="a" href={profile} block icon="download" variant="secondary" onClick={guardProfile}>
            {t('download.get')}
          </Button>
        </OptionCard>
      )}
    </>
  );
}

/** The device. Undefined on the server, and while the app takes over the server's markup. */
export function useDevice(): Device | undefined {
  return useIsHydrated() ? deviceOf(window) : undefined;
}

/** The host of a download link, which players compare with the official addresses. Only the browser knows the host of a file of this site. */
export function LinkHost({ link }: { link: string }) {
  const { t } = useTranslation('install');
  const isHydrated = useIsHydrated();
  const host = link.startsWith('/') ? isHydrated && window.location.host : new URL(link).host;
  return <p className={host ? undefined : styles.unknown}>{t('download.from', { host })}</p>;
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

/** The address of this page, to copy into another browser. */
export function PageAddress() {
  const { t } = useTranslation('install');
  return <CopyRow label={t('download.address')} value={pageAddress()} copyLabel={t('download.copy')} copiedLabel={t('download.copied')} />;
}

/** The address of the download page for another device or browser. */
export function pageAddress(): string {
  return window.location.origin + paths.download;
}
