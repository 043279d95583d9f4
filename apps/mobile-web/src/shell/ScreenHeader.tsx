import { AppBar } from '@parlour/ui/app-bar';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AppRoute } from '../routeTable';
import { BackButton } from './BackButton';
import { Logo } from './Logo';
import { backTarget } from './backTarget';

type ScreenHeaderProps = { target: AppRoute };

/** Header of every screen but home: the way back and the title (specification 2, "Header shell"). */
export function ScreenHeader({ target: { feature, route } }: ScreenHeaderProps) {
  const back = backTarget(useLocation());
  const { t } = useTranslation(feature.id);
  const title = route.titleKey && t(route.titleKey);
  return <AppBar start={back.kind === 'none' ? undefined : <BackButton target={back} />} title={title || <Logo />} />;
}
