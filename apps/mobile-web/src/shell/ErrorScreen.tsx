import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ErrorState } from '@parlour/ui/error-state';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildId } from '../env';
import { Splash } from './Splash';
import { ScreenLoadError } from './loadScreen';
import { reloadOnce } from './reloadOnce';
import { useIsOffline } from './useIsOffline';

type ErrorScreenProps = { error: unknown; onRetry: () => void };

/** What stands where a screen broke, or could not be loaded: after a new release the page reloads itself, once. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  const isOutdated = error instanceof ScreenLoadError && !isOffline;
  const [isReloading, setIsReloading] = useState(isOutdated);
  useEffect(() => {
    if (isReloading) setIsReloading(reloadOnce(buildId()));
  }, [isReloading]);

  if (isReloading) return <Splash />;
  if (isOutdated)
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
