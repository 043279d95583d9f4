import { useFailure } from '@parlour/api-client';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { toastRequested } from '@parlour/kernel';
import { typedLine } from '@parlour/kernel/typed';
import type { WireInput } from '@parlour/kernel/wire-call';
import { displayName, useCaptcha } from '@parlour/player';
import { useBeginSession } from '@parlour/player/session';
import { useFlag } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Checkbox, PasswordField, TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useEffect, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { sessionApi } from '../../api/sessionApi';
import { useCooldown, useExclusive, useFieldText, useRevalidation } from '../../hooks/forms';
import { CaptchaInput } from '../../parts/CodeFields';
import { LoginFailure, loginProblem } from '../../parts/FormFailure';
import { LOGIN_MAX, captchaSchema } from '../../rules/typedSchemas';
import { forgetCredentials, recallCredentials, rememberCredentials } from '../../rules/rememberedCredentials';
import type { sessionWire } from '../../wire/sessionWire';

type LoginValues = { username: string; password: string; captcha: string; remember: boolean };

/** Specification 2: the remember-password checkbox is checked by default. */
const emptyLogin: LoginValues = { username: '', password: '', captcha: '', remember: true };

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
          error={fieldText(errors.username?.message, { max: LOGIN_MAX })}
        />
        <PasswordField
          {...register('password')}
          label={t('login.password')}
          autoComplete="current-password"
          showLabel={t('field.show')}
          hideLabel={t('field.hide')}
          error={fieldText(errors.password?.message, { max: LOGIN_MAX })}
        />
        {isCaptchaWanted && (
          <CaptchaInput
            captcha={captcha}
            registration={register('captcha')}
            onReplaced={() => resetField('captcha')}
            error={fieldText(errors.captcha?.message, { max: 6 })}
          />
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

/** Returns the schema of a login before it is sent; the gateway checks the rest. Issues carry a `FieldProblem` as message. */
export function loginSchema(withCaptcha: boolean): v.GenericSchema<LoginValues, LoginValues> {
  return v.object({
    username: v.pipe(v.string(), v.transform(typedLine), v.nonEmpty('required'), v.maxLength(LOGIN_MAX, 'tooLong')),
    password: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(LOGIN_MAX, 'tooLong')),
    captcha: withCaptcha ? captchaSchema : v.string(),
    remember: v.boolean(),
  });
}

type LoginInput = WireInput<typeof sessionWire.login>;

/** State shared by the login methods: the attempt, its failure, and the captcha if the gateway requires one. */
export function useLoginAttempt(entrance: 'member' | 'agent') {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const beginSession = useBeginSession();
  const [login] = sessionApi.useLoginMutation();
  const [lastFailure, setLastFailure] = useFailure();
  const { failure, isWaiting } = useCooldown(lastFailure);
  const [isCaptchaWanted, setCaptchaWanted] = useState(false);
  const captcha = useCaptcha(isCaptchaWanted);

  function fail(error: unknown): void {
    setLastFailure(error);
    setCaptchaWanted(isCaptchaWanted || loginProblem(error).wantsCaptcha);
    captcha.refresh();
  }

  return {
    failure,
    isWaiting,
    isCaptchaWanted,
    captcha,
    fail,
    wantCaptcha: () => {
      setCaptchaWanted(true);
      captcha.refresh();
    },
    forget: () => setLastFailure(undefined),
    /** True if a session was started. */
    attempt: async (input: LoginInput): Promise<boolean> => {
      setLastFailure(undefined);
      const { data, error } = await login(entrance === 'agent' ? { ...input, entrance } : input);
      if (!data) {
        fail(error);
        return false;
      }
      beginSession(data);
      dispatch(toastRequested({ level: 'success', text: t('login.welcome', { name: displayName(data.userName) }) }));
      return true;
    },
  };
}

export type LoginAttempt = ReturnType<typeof useLoginAttempt>;
