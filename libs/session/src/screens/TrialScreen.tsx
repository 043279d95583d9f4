import { type AppError, LoadFailure, useForgetOnReconnect } from '@parlour/api-client';
import { withTimeout } from '@parlour/kernel';
import { safeReturnPath, useTrialFailure } from '@parlour/player';
import { useBeginSession, useIsLoggedIn } from '@parlour/player/session';
import { Page } from '@parlour/ui/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LOADING_LIMIT_MS } from '../api/logoutApi';
import { sessionApi } from '../api/sessionApi';
import { Starting } from '../parts/Starting';

/** "A module id" (specification 7): the number of the mobile gateway in specification 9. */
const MODULE_ID = '3';

/** `/m/trail?returnTo=…`: starts the free trial and redirects to home, or to the game that the visitor chose. With a session, it starts none. */
export function TrialScreen() {
  const isLoggedIn = useIsLoggedIn();
  const [query] = useSearchParams();
  return isLoggedIn ? <Navigate replace to={safeReturnPath(query.get('returnTo'))} /> : <TrialStart />;
}

function TrialStart() {
  const { t } = useTranslation('session');
  const trialFailure = useTrialFailure();
  const beginSession = useBeginSession();
  const [startTrial] = sessionApi.useStartTrialMutation();
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<{ attempt: number; error: unknown }>();

  const start = useEffectEvent(() => startTrial({ moduleId: MODULE_ID }));
  const finish = useEffectEvent((reply: Awaited<ReturnType<typeof start>> | undefined) => {
    if (reply?.data) return beginSession({ ...reply.data, type: reply.data.customerType });
    setFailure({ attempt, error: reply?.error ?? ({ kind: 'timeout' } satisfies AppError) });
  });

  useEffect(() => {
    const request = start();
    let isCurrent = true;
    void withTimeout(request, LOADING_LIMIT_MS).then((reply) => {
      request.abort();
      if (isCurrent) finish(reply);
    });
    return () => {
      isCurrent = false;
      request.abort();
    };
  }, [attempt]);

  useForgetOnReconnect(failure?.error, () => setAttempt(attempt + 1));

  if (failure?.attempt !== attempt) return <Starting text={t('trial.starting')} />;
  return (
    <Page>
      <LoadFailure
        {...trialFailure(failure.error)}
        error={failure.error}
        retryLabel={t('trial.retry')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Page>
  );
}
