import { paths, toastRequested } from '@parlour/kernel';
import { TrialNotAllowed, useRole } from '@parlour/player';
import { passwordChanged, useLogout, usePlayerKey, useSession } from '@parlour/player/session';
import { useSecretSubmission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { NewPasswordForm } from '../parts/NewPasswordForm';
import { forgetCredentials } from '../rules/rememberedCredentials';
import { passwordChangeSubmission } from '../submissions/passwordSubmissions';

/** Changes the login password (product 4.16). A trial has none. */
export function ChangePasswordScreen() {
  return useRole().isTrial ? <TrialNotAllowed /> : <ChangePassword />;
}

/** The change is mandatory at the first login: the only alternative is logging out. */
function ChangePassword() {
  const { t } = useTranslation('session');
  const session = useSession();
  const logOut = useLogout();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isForced = session?.firstTimeLogin === true;
  const submission = useSecretSubmission(passwordChangeSubmission, {
    player: usePlayerKey() ?? '',
    leavesScreen: true,
    onAccepted: () => {
      // The remembered password is no longer valid.
      forgetCredentials('username');
      dispatch(passwordChanged());
      dispatch(toastRequested({ level: 'success', text: t('password.changed') }));
      void navigate(isForced ? paths.home : paths.session.member, { replace: true });
    },
  });

  return (
    <Page>
      <Stack gap={5}>
        {isForced && (
          <Notice tone="info" title={t('password.forced.title')}>
            {t('password.forced.text')}
          </Notice>
        )}
        <NewPasswordForm
          asksOld
          submission={submission}
          onSubmit={({ oldPassword, password }) => submission.send({}, { oldPassword, password })}
        />
        {!submission.checking && <p>{t('password.others')}</p>}
        {isForced && (
          <Button variant="ghost" icon="log-out" block onClick={logOut}>
            {t('password.leave')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
