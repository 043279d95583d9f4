import { paths } from '@parlour/kernel';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isHomePath } from '../navigation/isHomePath';
import { useRouteTitle } from '../navigation/useRouteTitle';
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
