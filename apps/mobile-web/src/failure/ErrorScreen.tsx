import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ErrorState } from '@parlour/ui/error-state';
import { Page } from '@parlour/ui/page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { buildId } from '../env';
import { fetchFile } from '../fetchFile';
import { forgetCopies } from '../pwa/forgetCopies';
import { Splash } from '../shell/Splash';
import { LoadError } from '../startup/loader';
import { useIsOffline } from './ConnectionNote';
import { useKeptScreens, KeptPages } from './KeptPages';
import { retryFailures } from './FailureBoundary';
import { reloadOnce } from './reloadOnce';

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

const reload = () => window.location.reload();

type UnloadedScreenProps = {
  /** True if the browser imports the files again only after a reload. */
  needsReload: boolean;
  /** Called if the server cannot be reached or fails. A reload would then lose the page. */
  onProblem: (problem: ServerProblem) => void;
};

/**
 * Replaces a screen whose files could not be loaded. If the server has a newer build, the files are gone with the old release, so the page
 * reloads itself once (reliability D1). If the server has the same build, the files were lost or changed in transit (D3). If the
 * browser imports them again only after a reload, the page reloads itself.
 */
function UnloadedScreen({ needsReload, onProblem }: UnloadedScreenProps) {
  const { t } = useTranslation('shell');
  const [newest, setNewest] = useState<ServedBuild>();

  useEffect(() => {
    let isGone = false;
    void askServer().then((answer) => {
      if (isGone) return;
      if (answer.problem) onProblem(answer.problem);
      // The reload also resets `needsReload`, so the page does not reload in a loop.
      else if (needsReload) reload();
      else if (answer.build === buildId() || !reloadOnce(buildId())) setNewest(answer);
    });
    return () => void (isGone = true);
  }, [needsReload, onProblem]);

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

const versionFile = v.object({ build: v.string() });
/** Maximum time to wait for the server's answer, in milliseconds. */
const PATIENCE_MS = 3000;

/** Why the server cannot serve a file: the connection is dead, or the server answers with its own error. */
type ServerProblem = 'unreachable' | 'failing';

/** The build that the server serves now (server/serveApp.mjs); undefined if the server does not name its build, as on a static host. */
type ServedBuild = { problem?: undefined; build: string | undefined };

/** Asks the server which build it serves, to find out why the files of a screen could not be loaded. */
async function askServer(): Promise<ServedBuild | { problem: ServerProblem }> {
  try {
    const reply = await fetchFile('/m/version.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (reply.status >= 500) return { problem: 'failing' };
    const file: unknown = await reply.json().catch(() => undefined);
    return { build: v.is(versionFile, file) ? file.build : undefined };
  } catch {
    return { problem: 'unreachable' };
  }
}
