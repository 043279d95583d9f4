import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { PageAddress } from './PageAddress';

/** On iOS in a browser other than Safari (specification 8): asks the player to open Safari, and shows the address. */
export function SafariNotice() {
  const { t } = useTranslation('install');
  return (
    <Notice tone="warn" title={t('download.useSafari')}>
      <PageAddress />
    </Notice>
  );
}
