import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { dialingCodeOf, selectRuntimeConfig } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { SelectField, TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { accessApi } from '../../api/accessApi';
import { useExclusive, useFieldText, useRevalidation } from '../../hooks/forms';
import { schemaWithMobile, useMobile } from '../../hooks/useSmsCode';
import { CaptchaInput } from '../../parts/CodeFields';
import { LoginFailure } from '../../parts/FormFailure';
import { recallCredentials } from '../../rules/rememberedCredentials';
import styles from './ForgotWhoForm.module.css';
import { forgotWhoSchema, type Forgot, type ForgotMethod, type ForgotWho } from './useForgot';

export type ForgotWhoFormProps = { method: ForgotMethod; forgot: Forgot; known: ForgotWho; onSent: (who: ForgotWho) => void };

/** Step 2 (product 4.15): user name and the recipient of the code or e-mail. */
export function ForgotWhoForm({ method, forgot, known, onSent }: ForgotWhoFormProps) {
  const { t } = useTranslation('session');
  const fieldText = useFieldText();
  const isSms = method === 'sms';
  const form = useForm<ForgotWho>({
    defaultValues: known,
    resolver: standardSchemaResolver(
      schemaWithMobile(
        (readMobile) => forgotWhoSchema(method, forgot.isCaptchaWanted, readMobile),
        ({ dialingCode }) => (isSms ? dialingCode : undefined),
      ),
    ),
    mode: 'onTouched',
  });
  const { register, control, handleSubmit, resetField, getValues, setValue } = form;
  const { errors, isSubmitting } = useFormState({ control });
  useRevalidation(form);
  const [number, chosenCode] = useWatch({ control, name: ['contact', 'dialingCode'] });
  const mobile = useMobile(chosenCode, isSms);
  const countries = useDialingCodes();
  const isKnown = useEffectEvent((code: string) => countries.some(({ dialingCode }) => dialingCode === code));

  // Prefilled from the last login if this browser remembers one (product 4.15).
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([recallCredentials('username'), recallCredentials('sms')]).then(([byName, bySms]) => {
      if (!isCurrent) return;
      if (byName && getValues('username') === '') setValue('username', byName.username);
      if (!isSms || !bySms || getValues('contact') !== '') return;
      setValue('contact', bySms.username);
      if (isKnown(bySms.countryDialingCode)) setValue('dialingCode', bySms.countryDialingCode);
    });
    return () => {
      isCurrent = false;
    };
  }, [isSms, getValues, setValue]);

  const submit = useExclusive(async (who: ForgotWho) => {
    if (await forgot.send(who)) onSent({ ...who, captcha: '' });
    else resetField('captcha');
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <TextField
          {...register('username')}
          label={t('login.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldText(errors.username?.message, { max: 500 })}
        />
        {isSms ? (
          <div className={styles.number}>
            <SelectField
              {...register('dialingCode')}
              label={t('forgot.country')}
              autoComplete="tel-country-code"
              options={countries.map(({ country, dialingCode }) => ({ value: dialingCode, label: `${country} +${dialingCode}` }))}
            />
            <TextField
              {...register('contact')}
              label={t('register.name.mobileNum')}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              reading={mobile.reading(number)}
              error={fieldText(errors.contact?.message, mobile.words)}
            />
          </div>
        ) : (
          <TextField
            {...register('contact')}
            label={t('register.name.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={fieldText(errors.contact?.message, { max: 254 })}
          />
        )}
        {forgot.isCaptchaWanted && (
          <CaptchaInput
            captcha={forgot.captcha}
            registration={register('captcha')}
            onReplaced={() => resetField('captcha')}
            error={fieldText(errors.captcha?.message, { max: 6 })}
          />
        )}
        <LoginFailure failure={forgot.failure} />
        <Button type="submit" block busy={isSubmitting} disabled={forgot.left > 0}>
          {forgot.left > 0 ? t('sms.wait', { count: forgot.left }) : t(isSms ? 'forgot.sendCode' : 'forgot.sendMail')}
        </Button>
      </Stack>
    </form>
  );
}

/** Returns the calling codes to choose from: those of this site's merchants and the gateway's (specification 7, "system country"). */
function useDialingCodes(): { country: string; dialingCode: string }[] {
  const { data = [] } = accessApi.useGetCountriesQuery();
  const { merchants } = useSelector(selectRuntimeConfig);
  const own = merchants
    .map((merchant) => ({ country: merchant.country, dialingCode: dialingCodeOf(merchant) }))
    .filter(({ country }, place, all) => all.findIndex((other) => other.country === country) === place);
  const others = data.filter(({ dialingCode }) => !own.some((known) => known.dialingCode === dialingCode));
  return [...own, ...others];
}
