import { useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styles from './TrialNotAllowed.module.css';

/** Tells a trial player that a feature is not available, with Register and Cancel (specification 6 and 8, free_reject). */
export function TrialNotAllowed() {
  const { t } = useTranslation('player');
  const catalogueText = useCatalogueText();
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';

  return (
    <Page>
      <EmptyState
        icon="lock"
        title={t('reject.title')}
        text={catalogueText('freeReject')}
        action={
          <div className={styles.actions}>
            <Button as={Link} to={paths.session.register}>
              {t('reject.register')}
            </Button>
            <Button variant="secondary" onClick={() => void (isFirstPage ? navigate(paths.home, { replace: true }) : navigate(-1))}>
              {t('reject.cancel')}
            </Button>
          </div>
        }
      />
    </Page>
  );
}
