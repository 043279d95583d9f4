import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ErrorState } from '@parlour/ui/error-state';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildId } from '../env';
import { forgetCopies } from '../pwa/forgetCopies';
import { Splash } from './Splash';
import { newestBuild } from './newestBuild';

const reload = () => window.location.reload();

/**
 * Stands for a screen whose files could not be had. With another build on the server they are gone with the release (reliability D1);
 * with the same one they were changed or lost on their way, and the browser has refused them (D3).
 */
export function UnloadedScreen() {
  const { t } = useTranslation('shell');
  const [newest, setNewest] = useState<{ build: string | undefined }>();

  useEffect(() => {
    let isGone = false;
    void newestBuild().then((build) => !isGone && setNewest({ build }));
    return () => void (isGone = true);
  }, []);

  if (!newest) return <Splash />;
  if (newest.build === buildId())
    return (
      <ErrorState
        title={t('unverified.title')}
        text={t('unverified.text')}
        retryLabel={t('failure.retry')}
        onRetry={() => void forgetCopies().then(reload)}
      />
    );
  return (
    <EmptyState
      icon="refresh"
      title={t('update.title')}
      text={t('update.text')}
      action={<Button onClick={reload}>{t('update.reload')}</Button>}
    />
  );
}
