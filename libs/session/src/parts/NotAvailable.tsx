import { useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Message for a screen that this type of account cannot use. */
export function NotAvailable() {
  const { t } = useTranslation('session');
  const catalogueText = useCatalogueText();
  return (
    <Page>
      <EmptyState
        icon="ban"
        title={t('notAvailable.title')}
        text={catalogueText('noPermission')}
        action={
          <Button as={Link} to={paths.home} variant="secondary">
            {t('notAvailable.home')}
          </Button>
        }
      />
    </Page>
  );
}
