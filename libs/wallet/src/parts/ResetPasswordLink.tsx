import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way to change a transaction password, or to set a new one by a code when it is forgotten. */
export function ResetPasswordLink() {
  const { t } = useTranslation('wallet');
  return (
    <Button as={Link} to={to(paths.session.security, {}, { edit: 'transactionPassword' })} variant="secondary" size="s" icon="key-round">
      {t('password.reset')}
    </Button>
  );
}
