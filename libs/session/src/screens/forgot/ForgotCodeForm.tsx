import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useExclusive, useFieldText } from '../../hooks/forms';
import { LoginFailure } from '../../parts/FormFailure';
import { SmsCodeField } from '../../parts/CodeFields';
import { forgotCodeSchema, type Forgot, type ForgotWho } from './useForgot';

export type ForgotCodeFormProps = {
  forgot: Forgot;
  who: ForgotWho;
  onTicket: (ticket: string) => void;
  /** Returns to step 2 for another number or name. */
  onBack: () => void;
};

/** Step 3 (product 4.15): input of the code, resending after the countdown, and alternatives if no code arrives. */
export function ForgotCodeForm({ forgot, who, onTicket, onBack }: ForgotCodeFormProps) {
  const { t } = useTranslation('session');
  const fieldText = useFieldText();
  const { register, control, handleSubmit, setValue } = useForm({
    defaultValues: { code: '' },
    resolver: standardSchemaResolver(forgotCodeSchema),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = useFormState({ control });
  const submit = useExclusive(async ({ code }: { code: string }) => {
    const ticket = await forgot.verify(who, code);
    if (ticket !== undefined) onTicket(ticket);
  });
  const again = useExclusive<void>(async () => {
    if (!(await forgot.send(who))) onBack();
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <Notice tone="info">{t('forgot.codeSent')}</Notice>
        <SmsCodeField
          sms={{ left: forgot.left, isSending: false, problem: undefined }}
          registration={register('code')}
          error={fieldText(errors.code?.message)}
          onSend={() => void again()}
          onRead={(code) => setValue('code', code, { shouldValidate: true })}
        />
        <LoginFailure failure={forgot.failure} />
        <Button type="submit" block busy={isSubmitting}>
          {t('forgot.next')}
        </Button>
        <Button variant="ghost" block onClick={onBack}>
          {t('forgot.changeNumber')}
        </Button>
        {forgot.left === 0 && (
          <Notice
            tone="info"
            title={t('forgot.noCode.title')}
            action={
              <Button as={Link} to={paths.messaging.messages} variant="secondary">
                {t('forgot.support')}
              </Button>
            }
          >
            {t('forgot.noCode.text')}
          </Notice>
        )}
      </Stack>
    </form>
  );
}

/** "Check your email" (product 4.15): shows how long the link is valid, and offers another email after a minute. */
export function MailSent({ forgot, who, onBack }: { forgot: Forgot; who: ForgotWho; onBack: () => void }) {
  const { t } = useTranslation('session');
  const again = useExclusive<void>(async () => {
    if (!(await forgot.send(who))) onBack();
  });
  return (
    <Stack gap={4}>
      <Notice tone="info" title={t('forgot.mail.title')}>
        {t('forgot.mail.text')}
      </Notice>
      <LoginFailure failure={forgot.failure} />
      <Button variant="secondary" block disabled={forgot.left > 0} onClick={() => void again()}>
        {forgot.left > 0 ? t('sms.wait', { count: forgot.left }) : t('forgot.mail.again')}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('forgot.changeEmail')}
      </Button>
    </Stack>
  );
}
