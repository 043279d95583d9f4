import { paths } from '@parlour/kernel';
import { ReadAllButton } from '@parlour/messaging';
import { AppBar } from '@parlour/ui/app-bar';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AppRoute } from '../routeTable';
import { BackButton } from './BackButton';
import { Logo } from './Logo';
import { SearchButton } from './SearchButton';
import { backTarget } from './backTarget';

type ScreenHeaderProps = { target: AppRoute };

/**
 * Header of every screen except home: back button and title; also "mark all as read" on the messages, and search on game screens
 * (specification 2, "Header shell").
 */
export function ScreenHeader({ target: { feature, route } }: ScreenHeaderProps) {
  const location = useLocation();
  const back = backTarget(location);
  const { t } = useTranslation(feature.id);
  const title = route.titleKey && t(route.titleKey);
  return (
    <AppBar
      start={back.kind === 'none' ? undefined : <BackButton target={back} />}
      title={title || <Logo />}
      end={
        <>
          {location.pathname === paths.messaging.messages && <ReadAllButton />}
          {feature.id === 'games' && (route.chrome ?? 'full') === 'full' && <SearchButton />}
        </>
      }
    />
  );
}
