import { paths } from '@parlour/kernel';
import { LanguageSelector } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { BalanceChip } from '@parlour/wallet';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Right side of home's header: the player's money, or the way in (specification 2, "Header shell"). */
export function HomeActions() {
  const { t } = useTranslation('shell');
  const isLoggedIn = useIsLoggedIn();

  if (isLoggedIn)
    return (
      <>
        <BalanceChip />
        <Button as={Link} to={paths.wallet.deposit} size="s">
          {t('header.deposit')}
        </Button>
        <LanguageSelector />
      </>
    );
  return (
    <>
      <Button as={Link} to={paths.session.login} size="s" variant="secondary">
        {t('header.login')}
      </Button>
      <Button as={Link} to={paths.session.register} size="s">
        {t('header.register')}
      </Button>
    </>
  );
}
