import { paths } from '@parlour/kernel';
import type { Needs } from '@parlour/kernel/feature';
import { useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type OfferGateProps = { needs: Needs | undefined; children: ReactNode };

/** Shows a screen, or says that this site does not offer it, and leads home. */
export function OfferGate({ needs = [], children }: OfferGateProps) {
  const isOffered = useOffers(...needs);
  return isOffered ? children : <NotOffered />;
}

function NotOffered() {
  const { t } = useTranslation('shell');
  return (
    <Page>
      <EmptyState
        icon="ban"
        title={t('notOffered.title')}
        text={t('notOffered.text')}
        action={
          <Button as={Link} to={paths.home} variant="secondary">
            {t('notOffered.home')}
          </Button>
        }
      />
    </Page>
  );
}
