import { useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './TrialGate.module.css';

/**
 * Shows its content to players with an inbox. A trial player is told that a trial has no inbox, with Register and Cancel (specification
 * 6 and 8, free_reject).
 */
export function TrialGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('messaging');
  const catalogueText = useCatalogueText();
  const { mayUseInbox } = useRole();
  if (mayUseInbox) return children;
  return (
    <Page>
      <EmptyState
        icon="lock"
        title={catalogueText('freeReject')}
        action={
          <div className={styles.actions}>
            <Button as={Link} to={paths.session.register}>
              {t('gate.register')}
            </Button>
            <Button as={Link} to={paths.home} variant="secondary">
              {t('gate.cancel')}
            </Button>
          </div>
        }
      />
    </Page>
  );
}
