import { useMerchant } from '@parlour/merchant';
import { ListGroup } from '@parlour/ui/list-row';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { DownloadWayRow } from './DownloadWayRow';
import { downloadWays } from './downloadWays';
import { useDevice } from './useDevice';

type DownloadSheetProps = { onClose: () => void };

/** Specification 2, "App download": home-screen shortcut, Android app, iOS configuration profile, iOS app. */
export function DownloadSheet({ onClose }: DownloadSheetProps) {
  const { t } = useTranslation('shell');
  const { brand } = useMerchant();
  const { system } = useDevice();
  return (
    <Sheet open onClose={onClose} title={t('download.title', { brand })} closeLabel={t('download.close')}>
      <ListGroup>
        {downloadWays[system].map((way) => (
          <DownloadWayRow key={way} way={way} onTaken={onClose} />
        ))}
      </ListGroup>
    </Sheet>
  );
}
