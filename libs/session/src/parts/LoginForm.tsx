import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useErrorText } from '@parlour/api-client';
import { intlTag, toastRequested } from '@parlour/kernel';
import { useFlag, useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Checkbox, PasswordField, TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useEffect, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { loginProblem } from '../rules/loginProblem';
import { type LoginValues, emptyLogin, loginSchema } from '../rules/loginSchema';
import { forgetCredentials, recallCredentials, rememberCredentials } from '../rules/rememberedCredentials';
import { sessionApi } from '../sessionApi';
import { useBeginSession } from '../useBeginSession';
import { useCaptcha } from '../useCaptcha';
import { useCooldown } from '../useCooldown';
import { useExclusive } from '../useExclusive';
import { useFieldText } from '../useFieldText';
import { CaptchaInput } from './CaptchaInput';

/** Login by user name and password (specification 2 and 4). */
export function LoginForm() {
  const { t } = useTranslation('session');
  const locale = useLocale();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const dispatch = useDispatch();
  const beginSession = useBeginSession();
  const mayRemember = useFlag('rememberPassword');
  const [login] = sessionApi.useLoginMutation();
  const [lastFailure, setLastFailure] = useState<unknown>();
  const { failure, isWaiting } = useCooldown(lastFailure);
  const { lockedUntil } = loginProblem(failure);
  const [isCaptchaWanted, setCaptchaWanted] = useState(false);
  const captcha = useCaptcha(isCaptchaWanted);
  const { register, control, handleSubmit, getValues, setValue, resetField } = useForm<LoginValues>({
    defaultValues: emptyLogin,
    resolver: standardSchemaResolver(loginSchema(isCaptchaWanted)),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = useFormState({ control });

  useEffect(() => {
    if (!mayRemember) return forgetCredentials('username');
    let isCurrent = true;
    void recallCredentials('username').then((known) => {
      const isUntouched = getValues('username') === '' && getValues('password') === '';
      if (!known || !isCurrent || !isUntouched) return;
      // Not `reset`: it lets go of the fields until they are registered again, which compiled components do not do.
      setValue('username', known.username);
      setValue('password', known.password);
    });
    return () => {
      isCurrent = false;
    };
  }, [mayRemember, getValues, setValue]);

  const submit = useExclusive(async ({ username, password, captcha: code, remember }: LoginValues) => {
    setLastFailure(undefined);
    const { data, error } = await login({ username, password, captcha: code, type: 'username' });
    if (!data) {
      setLastFailure(error);
      setCaptchaWanted(isCaptchaWanted || loginProblem(error).wantsCaptcha);
      resetField('captcha');
      captcha.refresh();
      return;
    }
    if (mayRemember && remember) void rememberCredentials({ type: 'username', username, password, countryDialingCode: '' });
    else forgetCredentials('username');
    dispatch(toastRequested({ level: 'success', text: t('login.welcome', { name: data.userName }) }));
    beginSession(data);
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <TextField
          {...register('username')}
          label={t('login.username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={fieldText(errors.username?.message)}
        />
        <PasswordField
          {...register('password')}
          label={t('login.password')}
          autoComplete="current-password"
          showLabel={t('field.show')}
          hideLabel={t('field.hide')}
          error={fieldText(errors.password?.message)}
        />
        {isCaptchaWanted && (
          <CaptchaInput captcha={captcha} registration={register('captcha')} error={fieldText(errors.captcha?.message, { max: 6 })} />
        )}
        {mayRemember && <Checkbox {...register('remember')} label={t('login.remember')} />}
        {failure !== undefined && (
          <Notice tone="danger">
            {errorText(failure)}
            {lockedUntil !== undefined &&
              ` ${t('login.lockedUntil', {
                time: new Intl.DateTimeFormat(intlTag(locale), { timeStyle: 'short' }).format(lockedUntil),
              })}`}
          </Notice>
        )}
        <Button type="submit" block busy={isSubmitting} disabled={isWaiting}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
