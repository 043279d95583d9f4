import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useFlag } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Checkbox, PasswordField, TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { Tabs } from '@parlour/ui/tabs';
import { useId, useEffect } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useExclusive, useStoredChoice, useFieldText, useRevalidation } from '../../hooks/forms';
import { CaptchaInput } from '../../parts/CodeFields';
import { LoginFailure } from '../../parts/FormFailure';
import { forgetCredentials, recallCredentials, rememberCredentials } from '../../rules/rememberedCredentials';
import { SmsLoginForm } from './SmsLoginForm';
import { useLoginAttempt, type LoginValues, emptyLogin, loginSchema, type LoginAttempt } from './useLoginAttempt';

const methods = ['username', 'sms'] as const;

export type LoginMethodsProps = { entrance: 'member' | 'agent'; knownName?: string };

/**
 * Login by user name or by SMS code. The tabs appear only if the merchant offers both (flag MOBILEVERCODELOGIN3, specification
 * 2).
 */
export function LoginMethods({ entrance, knownName }: LoginMethodsProps) {
  const { t } = useTranslation('session');
  const hasSms = useFlag('MOBILEVERCODELOGIN3');
  const attempt = useLoginAttempt(entrance);
  const panelId = useId();
  const [chosen, setChosen] = useStoredChoice('loginMethod', methods);
  const method = hasSms ? chosen : 'username';

  /** Each method restores its own remembered credentials. A captcha already shown is replaced (specification 4). */
  function handleChange(next: (typeof methods)[number]) {
    if (next === method) return;
    setChosen(next);
    attempt.forget();
    attempt.captcha.refresh();
  }

  const items = [
    { id: 'username' as const, label: t('login.byName') },
    { id: 'sms' as const, label: t('login.bySms') },
  ];
  // The flag may arrive late. The form keeps its position in the tree, so typed values are kept.
  return (
    <Stack gap={4}>
      {hasSms && <Tabs items={items} value={method} onChange={handleChange} label={t('login.method')} panelId={panelId} />}
      <div id={panelId} role={hasSms ? 'tabpanel' : undefined}>
        {method === 'sms' ? <SmsLoginForm attempt={attempt} /> : <LoginForm attempt={attempt} knownName={knownName} />}
      </div>
    </Stack>
  );
}

type LoginFormProps = { attempt: LoginAttempt; knownName?: string };

/** Login by user name and password (specification 2 and 4). */
function LoginForm({ attempt: { attempt, captcha, isCaptchaWanted, failure, isWaiting }, knownName = '' }: LoginFormProps) {
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
