import { useMerchant } from '@parlour/merchant';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppRoute } from '../startup/bundleTypes';

/** Sets the document title, for the browser's tab list and screen readers. */
export function useDocumentTitle(target: AppRoute | undefined): void {
  const { t } = useTranslation();
  const { brand } = useMerchant();
  const title = target?.route.titleKey && t(target.route.titleKey, { ns: target.feature.id });
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [brand, title]);
}
