import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { useFlag } from '@parlour/site';
import { typedDigits } from '@parlour/kernel/typed';
import { wireLine } from '@parlour/kernel/wire-call';
import { Button } from '@parlour/ui/button';
import { Checkbox, TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useEffect } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useExclusive, useBotCheck, useFieldText, useRevalidation } from '../../hooks/forms';
import { LoginFailure } from '../../parts/FormFailure';
import { schemaWithMobile, useMobile, useSmsCode } from '../../hooks/useSmsCode';
import { CaptchaInput, SmsCodeField } from '../../parts/CodeFields';
import { forgetCredentials, recallCredentials, rememberCredentials } from '../../rules/rememberedCredentials';
import { type ReadMobile, captchaSchema, codeSchema, mobileSchema } from '../../rules/typedSchemas';
import type { LoginAttempt } from './LoginForm';

type SmsLoginValues = { mobileNum: string; verificationCode: string; captcha: string; remember: boolean };

/** The checkbox is checked by default, as for a login by name. */
const emptySmsLogin: SmsLoginValues = { mobileNum: '', verificationCode: '', captcha: '', remember: true };

const NUMBER_KEY = 'smsLoginNumber';
const readNumber = () => readStored('session', NUMBER_KEY, wireLine) ?? '';

/** Login by mobile number and an SMS code from the gateway or the external identity provider (specification 3 and 7). */
export function SmsLoginForm({ attempt: tries }: { attempt: LoginAttempt }) {
  const { attempt, captcha, isCaptchaWanted, failure, isWaiting } = tries;
  const { t } = useTranslation('session');
  const fieldText = useFieldText();
  const mayRemember = useFlag('rememberPassword');
  const { note, read } = useBotCheck();
  const sms = useSmsCode('login', tries.wantCaptcha);
  const form = useForm<SmsLoginValues>({
    defaultValues: { ...emptySmsLogin, mobileNum: readNumber() },
    // The captcha protects the code request. A login by code does not need a second one.
    resolver: standardSchemaResolver(
      schemaWithMobile(
        (readMobile) => smsLoginSchema(false, readMobile),
        () => sms.dialingCode,
      ),
    ),
    mode: 'onTouched',
  });
  const { register, control, handleSubmit, getValues, setValue, resetField, trigger, subscribe } = form;
  const { errors, isSubmitting } = useFormState({ control });
  useRevalidation(form);
  const mobile = useMobile(sms.dialingCode);
  const number = useWatch({ control, name: 'mobileNum' });

  useEffect(() => {
    if (!mayRemember) return forgetCredentials('sms');
    let isCurrent = true;
    void recallCredentials('sms').then((known) => {
      if (known && isCurrent && getValues('mobileNum') === '') setValue('mobileNum', known.username);
    });
    return () => {
      isCurrent = false;
    };
  }, [mayRemember, getValues, setValue]);

  // A reload while the message is on its way keeps the number.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeStored('session', NUMBER_KEY, values.mobileNum) }),
    [subscribe],
  );

  // Specification 5: requesting an SMS code first validates the mobile number.
  const ask = async () => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
    const { mobileNum, captcha: answer } = getValues();
    await sms.send({ mobileNum, botCheck: { ...read(), captcha: typedDigits(answer) } });
    resetField('captcha');
  };

  const submit = useExclusive(async ({ mobileNum, verificationCode, remember }: SmsLoginValues) => {
    const username = mobileNum;
    const common = { username, countryDialingCode: sms.dialingCode };
    if (sms.isExternal) {
      const proof = await sms.prove(verificationCode).catch((error: unknown) => void tries.fail(error));
      if (proof === undefined) return;
      const firebase = { firebaseChannel: 'sms' as const, firebaseIdToken: proof, firebaseMobileNo: username };
      if (!(await attempt({ ...common, ...firebase, password: verificationCode, type: 'firebase' }))) return;
    } else if (!(await attempt({ ...common, password: verificationCode, type: 'sms' }))) return;
    removeStored('session', NUMBER_KEY);
    // A code is single-use, so there is no password to remember.
    if (mayRemember && remember) void rememberCredentials({ type: 'sms', username, password: '', countryDialingCode: sms.dialingCode });
    else forgetCredentials('sms');
  });

  return (
    <form noValidate onInput={note} onPointerDown={note} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <TextField
          {...register('mobileNum')}
          label={t('register.name.mobileNum')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          prefix={`+${sms.dialingCode}`}
          reading={mobile.reading(number)}
          error={fieldText(errors.mobileNum?.message ?? sms.numberProblem, mobile.words)}
        />
        {isCaptchaWanted && <CaptchaInput captcha={captcha} registration={register('captcha')} onReplaced={() => resetField('captcha')} />}
        <SmsCodeField
          sms={sms}
          registration={register('verificationCode')}
          error={fieldText(errors.verificationCode?.message)}
          onSend={() => void ask()}
          onRead={(code) => setValue('verificationCode', code, { shouldValidate: true })}
        />
        {mayRemember && <Checkbox {...register('remember')} label={t('sms.remember')} />}
        <LoginFailure failure={failure} />
        <Button type="submit" block busy={isSubmitting} disabled={isWaiting}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Returns the schema of a login by code before it is sent; the gateway checks the rest. */
export function smsLoginSchema(withCaptcha: boolean, readMobile: ReadMobile): v.GenericSchema<SmsLoginValues, SmsLoginValues> {
  return v.object({
    mobileNum: mobileSchema(readMobile),
    verificationCode: codeSchema,
    captcha: withCaptcha ? captchaSchema : v.string(),
    remember: v.boolean(),
  });
}
