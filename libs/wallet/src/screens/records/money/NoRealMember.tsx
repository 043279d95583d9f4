import { useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/**
 * Shows the catalogue's text that orders need a real account, and offers trial players a way to open one (specification 6 and 8).
 */
export function NoRealMember() {
  const { t } = useTranslation('wallet');
  const { isTrial } = useRole();
  const catalogueText = useCatalogueText();
  return (
    <EmptyState
      icon="lock"
      title={isTrial ? catalogueText('freeReject') : catalogueText('noPermission')}
      action={
        isTrial && (
          <Button as={Link} to={paths.session.register}>
            {t('gate.register')}
          </Button>
        )
      }
    />
  );
}
