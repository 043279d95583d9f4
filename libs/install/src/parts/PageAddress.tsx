import { CopyRow } from '@parlour/ui/facts';
import { useTranslation } from 'react-i18next';
import { pageAddress } from '../rules/pageAddress';

/** The address of this page, to copy into another browser. */
export function PageAddress() {
  const { t } = useTranslation('install');
  return <CopyRow label={t('download.address')} value={pageAddress()} copyLabel={t('download.copy')} copiedLabel={t('download.copied')} />;
}
