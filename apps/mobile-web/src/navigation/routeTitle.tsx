import { useMerchant } from '@parlour/site';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { AppRoute } from '../startup/bundles';

/** Returns the title of a route. The hook of one route is not that of the next, so the caller has the route's path as its key. */
export function useRouteTitle(target: AppRoute | undefined): string | undefined {
  const { t } = useTranslation(target?.feature.id);
  const titleKey = target?.route.useTitleKey?.() ?? target?.route.titleKey;
  return titleKey && t(titleKey);
}

type Drawn = { page: string | undefined; lang: string | undefined; text: string };

let drawn: Drawn | undefined;

/**
 * The title that the server wrote for the page of an address, which may say more than the title of its route: the name of a promotion. Undefined
 * for other pages and in other languages.
 * @param address path and query
 */
export function drawnTitle(address: string): string | undefined {
  const element = document.querySelector('title');
  drawn ??= { page: element?.dataset['page'], lang: element?.lang, text: document.title };
  return drawn.page === address && drawn.lang === document.documentElement.lang ? drawn.text : undefined;
}

/** Sets the document title, for the browser's tab list and screen readers. */
export function DocumentTitle({ target }: { target: AppRoute | undefined }) {
  const { brand } = useMerchant();
  const title = useRouteTitle(target);
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = drawnTitle(pathname + search) ?? (title ? `${title} · ${brand}` : brand);
  }, [brand, title, pathname, search]);
  return null;
}
