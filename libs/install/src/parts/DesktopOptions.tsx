import { QrCode } from '@parlour/ui/qr';
import { useTranslation } from 'react-i18next';
import { InstallOption } from './InstallOption';
import { OptionCard } from './OptionCard';
import { PageAddress } from './PageAddress';
import { pageAddress } from '../rules/pageAddress';
import { useInstallPrompt } from '../hooks/useInstallPrompt';

/** Desktop (product 4.19): a QR code that opens the page on a phone, and the browser's own install prompt. */
export function DesktopOptions() {
  const { t } = useTranslation('install');
  const { state } = useInstallPrompt();
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
