import { OpenInBrowser } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { type Device, deviceOf } from '@parlour/kernel/device';
import { useMerchant } from '@parlour/site';
import type { IconName } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDownloadLinks } from '../hooks/useOffersDownload';
import { useInstallPrompt } from '../hooks/useInstallPrompt';
import { useProfileGuard } from '../hooks/useProfileGuard';

export type DownloadWay = 'shortcut' | 'android' | 'ios' | 'profile';

/** The options of specification 2 that work on this device; all four on a desktop. A configuration profile is never first (product 2). */
const downloadWays: Record<Device['system'], readonly DownloadWay[]> = {
  android: ['shortcut', 'android'],
  ios: ['shortcut', 'ios', 'profile'],
  desktop: ['shortcut', 'android', 'ios', 'profile'],
};

type DownloadSheetProps = { onClose: () => void };

/** Specification 2, "App download": home-screen shortcut, Android app, iOS configuration profile, iOS app. Inside another app it leads to a browser. */
export function DownloadSheet({ onClose }: DownloadSheetProps) {
  const { t } = useTranslation('install');
  const { brand } = useMerchant();
  const { system, inApp } = deviceOf(window);
  return (
    <Sheet open onClose={onClose} title={t('download.title', { brand })} closeLabel={t('download.close')}>
      {inApp ? (
        <OpenInBrowser path={paths.download} why={t('download.inApp')} />
      ) : (
        <ListGroup>
          {downloadWays[system].map((way) => (
            <DownloadWayRow key={way} way={way} onTaken={onClose} />
          ))}
        </ListGroup>
      )}
    </Sheet>
  );
}

type DownloadWayRowProps = { way: DownloadWay; onTaken: () => void };

const icons: Record<DownloadWay, IconName> = { shortcut: 'plus', android: 'download', ios: 'smartphone', profile: 'settings' };

/** One install option; renders nothing without a configured link. */
function DownloadWayRow({ way, onTaken }: DownloadWayRowProps) {
  const { t } = useTranslation('install');
  const links = useDownloadLinks();
  const { state, install } = useInstallPrompt();
  const guardProfile = useProfileGuard();
  const words = { icon: icons[way], title: t(`download.way.${way}`), text: t(`download.wayText.${way}`) };

  if (way === 'shortcut') {
    // Without a browser prompt, the page explains the steps.
    return state === 'ready' ? (
      <ListRow as="button" {...words} onClick={() => void install().then(onTaken)} />
    ) : (
      <ListRow as={Link} {...words} to={paths.download} onClick={onTaken} />
    );
  }
  const href = links[way];
  return href && <ListRow as="a" {...words} href={href} onClick={way === 'profile' ? guardProfile : undefined} />;
}
