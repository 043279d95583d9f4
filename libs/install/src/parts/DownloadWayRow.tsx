import { paths } from '@parlour/kernel';
import type { IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DownloadWay } from '../rules/downloadWays';
import { useDownloadLinks } from '../hooks/useDownloadLinks';
import { useInstallPrompt } from '../hooks/useInstallPrompt';
import { useProfileGuard } from '../hooks/useProfileGuard';

type DownloadWayRowProps = { way: DownloadWay; onTaken: () => void };

const icons: Record<DownloadWay, IconName> = { shortcut: 'plus', android: 'download', ios: 'smartphone', profile: 'settings' };

/** One install option; renders nothing without a configured link. */
export function DownloadWayRow({ way, onTaken }: DownloadWayRowProps) {
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
