import { ErrorState } from '@parlour/ui/error-state';
import { Page } from '@parlour/ui/page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../startup/loader';
import { KeptPages } from './KeptPages';
import { UnloadedScreen } from './UnloadedScreen';
import type { ServerProblem } from './askServer';
import { retryFailures } from './failures';
import { useIsOffline } from './useIsOffline';
import { useKeptScreens } from './useKeptScreens';

type ErrorScreenProps = { error: unknown };

/** Whether files failed to load because of the connection or the server. Firefox and older Chrome import them again only after a reload. */
let needsReload = false;

/** Shown in place of a screen that threw, or whose files could not be loaded. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  const [serverProblem, setServerProblem] = useState<ServerProblem>();
  const problem = isOffline ? 'unreachable' : serverProblem;
  const isUnloaded = error instanceof LoadError;
  useEffect(() => {
    needsReload ||= isUnloaded && problem !== undefined;
  }, [isUnloaded, problem]);

  if (isUnloaded && !problem) return <UnloadedScreen needsReload={needsReload} onProblem={setServerProblem} />;
  const isUnreachable = problem === 'unreachable';
  return (
    <>
      <ErrorState
        title={t('failure.title')}
        text={t(isUnreachable ? 'failure.offline' : 'failure.text')}
        retryLabel={t('failure.retry')}
        onRetry={retryFailures}
      />
      {isUnreachable && <OfflinePages />}
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
