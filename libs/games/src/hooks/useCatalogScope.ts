import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale, useMerchant } from '@parlour/site';
import type { CatalogScope } from '../api/homeApi';

/** The merchant and language that every catalogue query takes. */
export function useCatalogScope(): CatalogScope {
  const { code } = useMerchant();
  return { merchant: code, language: toGatewayLanguage(useLocale()) };
}
