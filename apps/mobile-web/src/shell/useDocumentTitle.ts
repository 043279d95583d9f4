import { useMerchant } from '@parlour/merchant';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppRoute } from '../routeTable';

/** Names the page in the browser's list of pages, and to screen readers. */
export function useDocumentTitle(target: AppRoute | undefined): void {
  const { t } = useTranslation();
  const { brand } = useMerchant();
  const title = target?.route.titleKey && t(target.route.titleKey, { ns: target.feature.id });
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [brand, title]);
}
