import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** In place of what is advertised while nothing may be. */
export function PausedPage() {
  const { t } = useTranslation('promotions');
  return (
    <Page>
      <EmptyState
        icon="pause"
        title={t('paused.title')}
        text={t('paused.text')}
        action={
          <Button as={Link} variant="secondary" to={paths.home}>
            {t('paused.home')}
          </Button>
        }
      />
    </Page>
  );
}
