import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useFlag } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Checkbox, PasswordField, TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useExclusive } from '../../hooks/useExclusive';
import { useFieldText } from '../../hooks/useFieldText';
import { useRevalidation } from '../../hooks/useRevalidation';
import { CaptchaInput } from '../../parts/CaptchaInput';
import { LoginFailure } from '../../parts/LoginFailure';
import { type LoginValues, emptyLogin, loginSchema } from '../../rules/loginSchema';
import { forgetCredentials, recallCredentials, rememberCredentials } from '../../rules/rememberedCredentials';
import type { LoginAttempt } from './useLoginAttempt';

export type LoginFormProps = { attempt: LoginAttempt; knownName?: string };

/** Login by user name and password (specification 2 and 4). */
export function LoginForm({ attempt: { attempt, captcha, isCaptchaWanted, failure, isWaiting }, knownName = '' }: LoginFormProps) {
  const { t } = useTranslation('session');
  const fieldText = useFieldText();
  const mayRemember = useFlag('rememberPassword');
  const form = useForm<LoginValues>({
    defaultValues: { ...emptyLogin, username: knownName },
    resolver: standardSchemaResolver(loginSchema(isCaptchaWanted)),
    mode: 'onTouched',
  });
  const { register, control, handleSubmit, getValues, setValue, resetField } = form;
  const { errors, isSubmitting } = useFormState({ control });
  useRevalidation(form);

  useEffect(() => {
    if (!mayRemember) return forgetCredentials('username');
    let isCurrent = true;
    void recallCredentials('username').then((known) => {
      const isUntouched = getValues('username') === '' && getValues('password') === '';
      if (!known || !isCurrent || !isUntouched) return;
      // Not `reset`: it unregisters the fields until the next `register` call, which compiled components skip.
      setValue('username', known.username);
      setValue('password', known.password);
    });
    return () => {
      isCurrent = false;
    };
  }, [mayRemember, getValues, setValue]);

  const submit = useExclusive(async ({ username, password, captcha: code, remember }: LoginValues) => {
    if (!(await attempt({ username, password, captcha: code, type: 'username' }))) return resetField('captcha');
    if (mayRemember && remember) void rememberCredentials({ type: 'username', username, password, countryDialingCode: '' });
    else forgetCredentials('username');
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <TextField
          {...register('username')}
          label={t('login.username')}
          // Offers passkeys in the user name field (conditional UI).
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={fieldText(errors.username?.message, { max: 500 })}
        />
        <PasswordField
          {...register('password')}
          label={t('login.password')}
          autoComplete="current-password"
          showLabel={t('field.show')}
          hideLabel={t('field.hide')}
          error={fieldText(errors.password?.message, { max: 500 })}
        />
        {isCaptchaWanted && (
          <CaptchaInput captcha={captcha} registration={register('captcha')} error={fieldText(errors.captcha?.message, { max: 6 })} />
        )}
        {mayRemember && <Checkbox {...register('remember')} label={t('login.remember')} />}
        <LoginFailure failure={failure} />
        <Button type="submit" block busy={isSubmitting} disabled={isWaiting}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
