import { deviceOf, paths } from '@parlour/kernel';
import { OpenInBrowser, useMerchant } from '@parlour/merchant';
import { ListGroup } from '@parlour/ui/list-row';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { DownloadWayRow } from './DownloadWayRow';
import { downloadWays } from '../rules/downloadWays';

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
