import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** A screen that this merchant has not switched on. */
export function NotOffered() {
  const { t } = useTranslation('promotions');
  return (
    <Page>
      <EmptyState
        icon="lock"
        title={t('notOffered.title')}
        text={t('notOffered.text')}
        action={
          <Button as={Link} variant="secondary" to={paths.promotions.list}>
            {t('activity.all')}
          </Button>
        }
      />
    </Page>
  );
}
