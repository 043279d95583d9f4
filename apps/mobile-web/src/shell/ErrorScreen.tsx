import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ErrorState } from '@parlour/ui/error-state';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../later/loader';
import { useIsOffline } from './useIsOffline';

type ErrorScreenProps = { error: unknown; onRetry: () => void };

/** What stands where a screen broke, or where its files are gone after a new release. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();

  if (error instanceof LoadError && !isOffline)
    return (
      <EmptyState
        icon="refresh"
        title={t('update.title')}
        text={t('update.text')}
        action={<Button onClick={() => window.location.reload()}>{t('update.reload')}</Button>}
      />
    );
  return (
    <ErrorState
      title={t('failure.title')}
      text={t(isOffline ? 'failure.offline' : 'failure.text')}
      retryLabel={t('failure.retry')}
      onRetry={onRetry}
    />
  );
}
