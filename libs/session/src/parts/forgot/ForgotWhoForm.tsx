import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@parlour/ui/button';
import { TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { forgotWhoSchema } from '../../rules/forgotSchema';
import type { Forgot, ForgotMethod, ForgotWho } from '../../useForgot';
import { useExclusive } from '../../useExclusive';
import { useFieldText } from '../../useFieldText';
import { useRevalidation } from '../../useRevalidation';
import { CaptchaInput } from '../CaptchaInput';
import { LoginFailure } from '../LoginFailure';

export type ForgotWhoFormProps = { method: ForgotMethod; forgot: Forgot; known: ForgotWho; onSent: (who: ForgotWho) => void };

/** Step 2 (product 4.15): user name and where the code or the mail goes. */
export function ForgotWhoForm({ method, forgot, known, onSent }: ForgotWhoFormProps) {
  const { t } = useTranslation('session');
  const fieldText = useFieldText();
  const form = useForm<ForgotWho>({
    defaultValues: known,
    resolver: standardSchemaResolver(forgotWhoSchema(method, forgot.isCaptchaWanted)),
    mode: 'onTouched',
  });
  const { register, control, handleSubmit, resetField } = form;
  const { errors, isSubmitting } = useFormState({ control });
  useRevalidation(form);
  const submit = useExclusive(async (who: ForgotWho) => {
    if (await forgot.send(who)) onSent({ ...who, captcha: '' });
    else resetField('captcha');
  });
  const isSms = method === 'sms';

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
        <TextField
          {...register('contact')}
          key={method}
          label={t(isSms ? 'register.name.mobileNum' : 'register.name.email')}
          type={isSms ? 'tel' : 'email'}
          inputMode={isSms ? 'tel' : 'email'}
          autoComplete={isSms ? 'tel-national' : 'email'}
          prefix={isSms ? `+${forgot.dialingCode}` : undefined}
          error={fieldText(errors.contact?.message, { max: isSms ? 20 : 254 })}
        />
        {forgot.isCaptchaWanted && (
          <CaptchaInput
            captcha={forgot.captcha}
            registration={register('captcha')}
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
