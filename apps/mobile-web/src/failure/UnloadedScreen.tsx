import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ErrorState } from '@parlour/ui/error-state';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { buildId } from '../env';
import { forgetCopies } from '../pwa/forgetCopies';
import { Splash } from '../shell/Splash';
import { reloadOnce } from './reloadOnce';
import { fetchFile } from '../fetchFile';

const versionFile = v.object({ build: v.string() });
/** Maximum time to find out why a page did not open, in milliseconds. */
const PATIENCE_MS = 3000;

const reload = () => window.location.reload();

type UnloadedScreenProps = {
  /** Whether the browser may have the files only after a reload, although the server has them. */
  needsReload: boolean;
};

/**
 * Replaces a screen whose files could not be loaded. If the server has a newer build, the files are gone with the old release, so the page
 * reloads itself once (reliability D1). If the server has the same build, the files were lost or changed in transit (D3), unless the
 * browser needs a reload to import them again.
 */
export function UnloadedScreen({ needsReload }: UnloadedScreenProps) {
  const { t } = useTranslation('shell');
  const [newest, setNewest] = useState<{ build: string | undefined }>();

  useEffect(() => {
    let isGone = false;
    void newestBuild().then((build) => {
      if (isGone) return;
      // A page that has just been reloaded needs no reload, so this happens once.
      if (needsReload && build !== undefined) reload();
      else if (build === buildId() || !reloadOnce(buildId())) setNewest({ build });
    });
    return () => void (isGone = true);
  }, [needsReload]);

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

/** The build that the server serves now (server/serveApp.mjs); undefined if it does not answer. */
async function newestBuild(): Promise<string | undefined> {
  try {
    const reply = await fetchFile('/m/version.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return v.parse(versionFile, await reply.json()).build;
  } catch {
    return undefined;
  }
}
