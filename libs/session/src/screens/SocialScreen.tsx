import { useErrorText, useForgetOnReconnect } from '@parlour/api-client';
import { paths, toastRequested } from '@parlour/kernel';
import { assignCampaign, campaignOfVisit } from '@parlour/kernel/campaign';
import { playerKeyOf, useBeginSession } from '@parlour/player/session';
import { useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page } from '@parlour/ui/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { accessApi } from '../api/accessApi';
import { Starting } from '../parts/Starting';
import { finishSocialAttempt } from '../rules/socialAttempt';

type Attempt = NonNullable<Awaited<ReturnType<typeof finishSocialAttempt>>>;

/** `/m/login/social?state=…&code=…`: callback of a social provider. Its answer is removed from the URL first. */
export function SocialScreen() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const beginSession = useBeginSession();
  const { code: merchantCode } = useMerchant();
  const [query] = useSearchParams();
  const [answer] = useState(() => ({
    state: query.get('state'),
    code: query.get('code'),
    isDenied: query.get('error') === 'access_denied',
  }));
  const [failure, setFailure] = useState<{ text: string; error?: unknown; again?: () => void }>();
  const [socialLogin] = accessApi.useSocialLoginMutation();

  async function logIn(attempt: Attempt, code: string): Promise<void> {
    const { provider, codeVerifier, returnTo } = attempt;
    const redirectUri = `${window.location.origin}${paths.session.social}`;
    const campaign = campaignOfVisit();
    const { data, error } = await socialLogin({ provider, code, codeVerifier, redirectUri, ...(campaign && { campaign }) });
    if (!data) return setFailure({ text: errorText(error), error, again: () => void logIn(attempt, code) });
    if (data.isNewAccount) assignCampaign(playerKeyOf({ merchantCode, userName: data.userName }));
    beginSession(data);
    dispatch(toastRequested({ level: 'success', text: t('login.welcome', { name: data.userName }) }));
    void navigate(returnTo, { replace: true });
  }

  const finish = useEffectEvent(async () => {
    void navigate(paths.session.social, { replace: true });
    const attempt = await finishSocialAttempt(answer.state);
    if (answer.isDenied) return setFailure({ text: t('social.cancelled') });
    // Refuse an answer that this tab did not request.
    if (!attempt || !answer.code) return setFailure({ text: t('social.foreign') });
    return logIn(attempt, answer.code);
  });

  useEffect(() => {
    // Run in a later task, so that an effect that runs twice (strict mode) finishes once.
    const timer = setTimeout(() => void finish());
    return () => clearTimeout(timer);
  }, []);

  // Nothing was sent, so the provider's answer still counts.
  useForgetOnReconnect(failure?.error, () => {
    setFailure(undefined);
    failure?.again?.();
  });

  if (failure === undefined) return <Starting text={t('social.finishing')} />;
  return (
    <Page>
      <EmptyState
        icon="circle-x"
        title={t('social.failed')}
        text={failure.text}
        action={
          <Button as={Link} to={paths.session.login}>
            {t('social.back')}
          </Button>
        }
      />
    </Page>
  );
}
