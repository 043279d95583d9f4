import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { PageAddress } from './PageAddress';

/** iOS in another browser (specification 8): Safari is asked for, and the address is at hand. */
export function SafariNotice() {
  const { t } = useTranslation('shell');
  return (
    <Notice tone="warn" title={t('download.useSafari')}>
      <PageAddress />
    </Notice>
  );
}
