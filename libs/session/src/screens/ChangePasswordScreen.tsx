import { newIdempotencyKey, paths, toastRequested } from '@parlour/kernel';
import { passwordChanged, useLogout, useSession } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { passwordApi } from '../api/passwordApi';
import { NewPasswordForm } from '../parts/NewPasswordForm';
import type { NewPasswordValues } from '../rules/newPassword';
import { forgetCredentials } from '../rules/rememberedCredentials';

/** `/m/changePsw` (product 4.16). It is mandatory at the first login: the only alternative is logging out. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('session');
  const session = useSession();
  const logOut = useLogout();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [changePassword] = passwordApi.useChangePasswordMutation();
  const [failure, setFailure] = useState<unknown>();
  const isForced = session?.firstTimeLogin === true;

  async function handleSubmit({ oldPassword, password }: NewPasswordValues) {
    setFailure(undefined);
    const reply = await changePassword({ idempotencyKey: newIdempotencyKey(), oldPassword, password });
    if (reply.error) return setFailure(reply.error);
    // The remembered password is no longer valid.
    forgetCredentials('username');
    dispatch(passwordChanged());
    dispatch(toastRequested({ level: 'success', text: t('password.changed') }));
    void navigate(isForced ? paths.home : paths.session.member, { replace: true });
  }

  return (
    <Page>
      <Stack gap={5}>
        {isForced && (
          <Notice tone="info" title={t('password.forced.title')}>
            {t('password.forced.text')}
          </Notice>
        )}
        <NewPasswordForm asksOld failure={failure} onSubmit={handleSubmit} />
        <p>{t('password.others')}</p>
        {isForced && (
          <Button variant="ghost" icon="log-out" block onClick={logOut}>
            {t('password.leave')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
