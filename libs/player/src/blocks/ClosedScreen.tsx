import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type ClosedScreenProps = { title: string; text: string };

/** Stands in for a screen that does not open: says why, and leads home. */
export function ClosedScreen({ title, text }: ClosedScreenProps) {
  const { t } = useTranslation('player');
  return (
    <Page>
      <EmptyState
        icon="ban"
        title={title}
        text={text}
        action={
          <Button as={Link} to={paths.home} variant="secondary">
            {t('closedScreen.home')}
          </Button>
        }
      />
    </Page>
  );
}
