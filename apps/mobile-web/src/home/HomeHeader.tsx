import { paths } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/player/session';
import { useOffers } from '@parlour/site';
import { AppBar } from '@parlour/ui/app-bar';
import { Button, IconButton } from '@parlour/ui/button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlayerActions } from './lazyBlocks';
import { Logo } from '../shell/Logo';

type HomeHeaderProps = { isMenuOpen: boolean; onMenu: () => void };

/** Header of home: logo, the player's balance or the login, and the menu (specification 2, "Header shell"). */
export function HomeHeader({ isMenuOpen, onMenu }: HomeHeaderProps) {
  const { t } = useTranslation('shell');
  const isLoggedIn = useIsLoggedIn();
  return (
    <AppBar
      title={<Logo />}
      end={
        <>
          <Suspense>{isLoggedIn ? <PlayerActions /> : <VisitorActions />}</Suspense>
          <IconButton icon="menu" label={t('menu.open')} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenu} />
        </>
      }
    />
  );
}

function VisitorActions() {
  const { t } = useTranslation('shell');
  const canRegister = useOffers(['register', 'registerByMobile']);
  return (
    <>
      <Button as={Link} to={paths.session.login} size="s" variant="secondary">
        {t('header.login')}
      </Button>
      {canRegister && (
        <Button as={Link} to={paths.session.register} size="s">
          {t('header.register')}
        </Button>
      )}
    </>
  );
}
