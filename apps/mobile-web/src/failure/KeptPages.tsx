import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useLocale, useMerchant } from '@parlour/site';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isHomePath } from '../navigation/isHomePath';
import { useRouteTitle } from '../navigation/routeTitle';
import { keptScreens } from '../pwa/keptScreens';
import type { AppRoute } from '../startup/bundles';

type KeptPagesProps = { title?: string; screens: readonly AppRoute[] };

/** Links to home and to the screens that open without a connection (product 4.25). */
export function KeptPages({ title, screens }: KeptPagesProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <ListGroup title={title}>
      {!isHomePath(pathname) && <ListRow as={Link} to={paths.home} title={t('menu.home')} />}
      {screens.map((target) => (
        <KeptPage key={target.route.path} target={target} />
      ))}
    </ListGroup>
  );
}

function KeptPage({ target }: { target: AppRoute }) {
  return <ListRow as={Link} to={target.route.path} title={useRouteTitle(target)} />;
}

/** Returns the screens that the player can open without a connection, except the open one. */
export function useKeptScreens(): AppRoute[] {
  const { code: merchant } = useMerchant();
  const language = toGatewayLanguage(useLocale());
  const { pathname } = useLocation();
  const [kept, setKept] = useState<AppRoute[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void keptScreens({ merchant, language }).then((screens) => isCurrent && setKept(screens));
    return () => void (isCurrent = false);
  }, [merchant, language, pathname]);

  return kept.filter(({ route }) => route.path !== pathname);
}
