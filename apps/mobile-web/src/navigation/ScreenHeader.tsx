import { paths } from '@parlour/kernel';
import { AppBar } from '@parlour/ui/app-bar';
import { IconButton } from '@parlour/ui/button';
import { pageHistory } from '@parlour/ui/history';
import { useKeptFocus } from '@parlour/ui/kept-focus';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Logo } from '../shell/Logo';
import type { AppRoute } from '../startup/bundles';
import { SearchButton } from './SearchButton';
import { useRouteTitle } from './routeTitle';

type ScreenHeaderProps = { target: AppRoute };

/** Header of every screen except home: back button and title, the screen's own button, the search (specification 2, "Header shell"). */
export function ScreenHeader({ target }: ScreenHeaderProps) {
  return <HeaderOf key={target.route.path} target={target} />;
}

function HeaderOf({ target }: ScreenHeaderProps) {
  const { feature, route } = target;
  const { search } = useLocation();
  const { back, action } = route;
  const title = useRouteTitle(target);
  return (
    <AppBar
      start={back === false ? undefined : <BackButton to={typeof back === 'function' ? back(new URLSearchParams(search)) : back} />}
      title={title || <Logo />}
      end={
        <>
          {action && createElement(action)}
          {(route.chrome ?? 'full') === 'full' && <SearchButton feature={feature} />}
        </>
      }
    />
  );
}

type BackButtonProps = { to: string | undefined };

/** Goes to a path, otherwise back one step; if the history begins with this page, home replaces it (specification 2: back replaces the route). */
function BackButton({ to }: BackButtonProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const kept = useKeptFocus('back');

  const handleBack = () => {
    if (to !== undefined) navigate(to, { replace: true });
    else if (pageHistory.isFirstPage()) navigate(paths.home, { replace: true });
    else navigate(-1);
  };

  return <IconButton ref={kept} icon="back" label={t('header.back')} onClick={handleBack} />;
}
