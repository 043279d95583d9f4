import { paths } from '@parlour/kernel';
import { CopyRow } from '@parlour/ui/facts';
import { useTranslation } from 'react-i18next';

/** The address of this page, to copy into another browser. */
export function PageAddress() {
  const { t } = useTranslation('install');
  return <CopyRow label={t('download.address')} value={pageAddress()} copyLabel={t('download.copy')} copiedLabel={t('download.copied')} />;
}

/** The address of the download page for another device or browser. */
export function pageAddress(): string {
  return window.location.origin + paths.download;
}
