import { AppBar } from '@parlour/ui/app-bar';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AppRoute } from '../startup/bundleTypes';
import { BackButton } from './BackButton';
import { Logo } from '../shell/Logo';
import { SearchButton } from './SearchButton';

type ScreenHeaderProps = { target: AppRoute };

/** Header of every screen except home: back button and title, the screen's own button, the search (specification 2, "Header shell"). */
export function ScreenHeader({ target: { feature, route } }: ScreenHeaderProps) {
  const { search } = useLocation();
  const { back, action } = route;
  const { t } = useTranslation(feature.id);
  const title = route.titleKey && t(route.titleKey);
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
