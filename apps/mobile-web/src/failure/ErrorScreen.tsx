import { ErrorState } from '@parlour/ui/error-state';
import { Page } from '@parlour/ui/page';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../startup/loader';
import { KeptPages } from './KeptPages';
import { UnloadedScreen } from './UnloadedScreen';
import { retryFailures } from './failures';
import { useIsOffline } from './useIsOffline';
import { useKeptScreens } from './useKeptScreens';

type ErrorScreenProps = { error: unknown };

/** Whether a screen has failed to load offline. Firefox and older Chrome import its files again only after a reload. */
let hasFailedOffline = false;

/** Shown in place of a screen that threw, or whose files could not be loaded. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  const isUnloaded = error instanceof LoadError;
  useEffect(() => {
    hasFailedOffline ||= isUnloaded && isOffline;
  }, [isUnloaded, isOffline]);

  if (isUnloaded && !isOffline) return <UnloadedScreen needsReload={hasFailedOffline} />;
  return (
    <>
      <ErrorState
        title={t('failure.title')}
        text={t(isOffline ? 'failure.offline' : 'failure.text')}
        retryLabel={t('failure.retry')}
        onRetry={retryFailures}
      />
      {isOffline && <OfflinePages />}
    </>
  );
}

function OfflinePages() {
  const { t } = useTranslation('shell');
  const screens = useKeptScreens();
  return (
    <Page>
      <div data-lists-kept>
        <KeptPages title={t('connection.kept')} screens={screens} />
      </div>
    </Page>
  );
}
