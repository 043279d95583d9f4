import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ErrorState } from '@parlour/ui/error-state';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildId } from '../env';
import { forgetCopies } from '../pwa/forgetCopies';
import { Splash } from '../shell/Splash';
import { type ServedBuild, type ServerProblem, askServer } from './askServer';
import { reloadOnce } from './reloadOnce';

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
export function UnloadedScreen({ needsReload, onProblem }: UnloadedScreenProps) {
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
