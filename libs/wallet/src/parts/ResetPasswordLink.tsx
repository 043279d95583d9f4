import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Links to the screen that changes the transaction password, or resets a forgotten one by a code. */
export function ResetPasswordLink() {
  const { t } = useTranslation('wallet');
  return (
    <Button as={Link} to={to(paths.session.security, {}, { edit: 'transactionPassword' })} variant="secondary" size="s" icon="key-round">
      {t('password.reset')}
    </Button>
  );
}
