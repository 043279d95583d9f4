import { useTranslation } from 'react-i18next';
import type { AppRoute } from '../startup/bundles';

/** Returns the title of a route. The hook of one route is not that of the next, so the caller has the route's path as its key. */
export function useRouteTitle(target: AppRoute | undefined): string | undefined {
  const { t } = useTranslation(target?.feature.id);
  const titleKey = target?.route.useTitleKey?.() ?? target?.route.titleKey;
  return titleKey && t(titleKey);
}
