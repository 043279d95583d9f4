import { IconButton } from '@parlour/ui/button';
import { AppBar } from '@parlour/ui/app-bar';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../routeTable';
import { BackButton } from './BackButton';
import { HomeActions } from './HomeActions';
import { Logo } from './Logo';
import { backTarget } from './backTarget';

type HeaderProps = { onMenu: () => void };

/** Logo and actions on home; elsewhere the way back and the screen's title (specification 2, "Header shell"). */
export function Header({ onMenu }: HeaderProps) {
  const location = useLocation();
  const { t } = useTranslation();
  const target = findRoute(location.pathname);
  const back = backTarget(location);

  if (!target)
    return (
      <AppBar
        start={<Logo />}
        end={
          <>
            <HomeActions />
            <IconButton icon="menu" label={t('shell:menu.open')} onClick={onMenu} data-early="menu" />
          </>
        }
      />
    );

  const { feature, route } = target;
  const title = route.titleKey && t(route.titleKey, { ns: feature.id });
  return <AppBar start={back.kind === 'none' ? undefined : <BackButton target={back} />} title={title || <Logo />} />;
}
