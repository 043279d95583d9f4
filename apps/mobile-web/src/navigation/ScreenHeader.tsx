import { AppBar } from '@parlour/ui/app-bar';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppRoute } from '../startup/bundles';
import { BackButton } from './BackButton';
import { Logo } from '../shell/Logo';
import { SearchButton } from './SearchButton';
import { useRouteTitle } from './useRouteTitle';

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
