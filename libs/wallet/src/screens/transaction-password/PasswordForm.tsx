import { refusalDetails, useErrorText } from '@parlour/api-client';
import { isPin, PIN_LENGTH, typedPin } from '@parlour/kernel/typed';
import { useDateFormat } from '@parlour/site/format';
import { type SecretSubmission, SubmissionPanel, useLostState } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { PasswordField, PinField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWeakPin } from '../../rules/transactionPassword';

type Values = { paymentPassword: string; again: string; password: string };
/** Longest password that the gateway takes (`wireLine`). */
const LOGIN_MAX = 500;

type PinProblem = 'length' | 'weak' | 'mismatch';

export type PasswordFormProps = {
  submission: SecretSubmission<object, unknown, { paymentPassword: string; password: string }>;
};

/** A form for six digits, typed twice and not easy to guess, confirmed by the login password. */
export function PasswordForm({ submission }: PasswordFormProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const dates = useDateFormat();
  const { error, checking } = submission;
  const { control, register, handleSubmit, getValues, trigger, setError, setFocus } = useForm<Values>({
    defaultValues: { paymentPassword: '', again: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, touchedFields } = useFormState({ control });
  const code = refusalDetails(error)?.code;
  const lost = useLostState();
  const pinLabels = { length: PIN_LENGTH, toDigits: typedPin, showLabel: t('pin.show'), hideLabel: t('pin.hide') } as const;
  const problemText = (problem: string | undefined) => problem && t(`pin.problem.${problem as PinProblem}`);

  const loginProblem =
    errors.password && (errors.password.message === 'long' ? t('field.tooLong', { max: LOGIN_MAX }) : t('password.loginMissing'));

  function pinProblem(pin: string): PinProblem | true {
    if (!isPin(pin)) return 'length';
    return isWeakPin(pin) ? 'weak' : true;
  }
  async function submit({ paymentPassword, password }: Values) {
    const outcome = await submission.send({}, { paymentPassword, password });
    const refused = outcome.state === 'refused' && refusalDetails(outcome.error)?.code;
    if (refused === 'PAYMENT_PASSWORD_WEAK') setError('paymentPassword', { message: 'weak' }, { shouldFocus: true });
    else if (refused === 'LOGIN_FAILED') setFocus('password');
  }

  if (checking) {
    return (
      <SubmissionPanel
        submission={checking}
        what={t('password.lost.what', { time: dates.time(checking.startedAt) })}
        texts={
          checking.isSearched
            ? { unknownTitle: t('password.lost.title'), unknownText: t('password.lost.text') }
            : { unknownTitle: t('password.lost.unsure.title'), unknownText: t('password.lost.unsure.text') }
        }
      />
    );
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack>
        {submission.wasLost && (
          <Notice tone="info" title={t(`password.lost.${lost}.title`)}>
            {t(`password.lost.${lost}.text`)}
          </Notice>
        )}
        <Card>
          <Stack gap={4}>
            <PinField
              {...register('paymentPassword', {
                validate: pinProblem,
                onChange: () => touchedFields.again && void trigger('again'),
              })}
              {...pinLabels}
              label={t('password.new')}
              hint={t('password.rule')}
              autoComplete="off"
              error={problemText(errors.paymentPassword?.message)}
            />
            <PinField
              {...register('again', { validate: (again) => again === getValues('paymentPassword') || 'mismatch' })}
              {...pinLabels}
              label={t('password.again')}
              autoComplete="off"
              error={problemText(errors.again?.message)}
            />
            <PasswordField
              {...register('password', { required: 'missing', maxLength: { value: LOGIN_MAX, message: 'long' } })}
              label={t('password.login')}
              hint={t('password.loginHint')}
              showLabel={t('pin.show')}
              hideLabel={t('pin.hide')}
              autoComplete="current-password"
              error={loginProblem ?? (code === 'LOGIN_FAILED' && errorText(error, 'password'))}
            />
          </Stack>
        </Card>
        {error !== undefined && code !== 'LOGIN_FAILED' && code !== 'PAYMENT_PASSWORD_WEAK' && (
          <Notice tone="danger">{errorText(error)}</Notice>
        )}
        <Button type="submit" block busy={submission.state === 'sending'}>
          {t('password.submit')}
        </Button>
      </Stack>
    </form>
  );
}
