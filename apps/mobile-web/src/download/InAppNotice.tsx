import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { PageAddress } from './PageAddress';
import { useDevice } from './useDevice';

/** Inside another app nothing can be installed (product 4.19): the address, for a real browser. */
export function InAppNotice() {
  const { t } = useTranslation('shell');
  const { system } = useDevice();
  return (
    <Notice tone="warn" title={t(system === 'ios' ? 'download.openInSafari' : 'download.openInChrome')}>
      <p>{t('download.inApp')}</p>
      <PageAddress />
    </Notice>
  );
}
