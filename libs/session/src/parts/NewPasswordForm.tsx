import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { refusalDetails, useErrorText } from '@parlour/api-client';
import type { SecretSubmission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { PasswordField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { sessionApi } from '../api/sessionApi';
import { useCooldown, useExclusive, useFieldText, useRevalidation } from '../hooks/forms';
import type { RegisterSetting } from '../rules/registerFields';
import { LostReply, NothingArrived, LoginFailure } from './FormFailure';

type Outcome = { state: string; error?: unknown };

export type NewPasswordFormProps = {
  asksOld: boolean;
  submission: Pick<SecretSubmission<unknown, unknown, unknown>, 'state' | 'error' | 'checking' | 'wasLost'>;
  onSubmit: (values: NewPasswordValues) => Promise<Outcome>;
};

/** Fields for a new password and its repetition. Shows the rules and the strength during typing. */
export function NewPasswordForm({ asksOld, submission, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation('session');
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const { data: setting } = sessionApi.useGetRegisterSettingQuery();
  const limits = passwordLimits(setting);
  const { failure, isWaiting } = useCooldown(submission.error);
  const form = useForm<NewPasswordValues>({
    defaultValues: emptyNewPassword,
    resolver: standardSchemaResolver(newPasswordSchema(limits, asksOld)),
    mode: 'onTouched',
  });
  const { register, control, handleSubmit, getValues, setError, setValue, trigger } = form;
  const { errors, isSubmitting } = useFormState({ control });
  const password = useWatch({ control, name: 'password' });
  useRevalidation(form);

  const submit = useExclusive(async (values: NewPasswordValues) => {
    const { error } = await onSubmit(values);
    const refused = refusedField(error);
    if (refused === 'oldPassword') {
      setValue('oldPassword', '');
      setError('oldPassword', { type: 'refused', message: errorText(error, 'password') }, { shouldFocus: true });
    } else if (refused) setError('password', { message: refused }, { shouldFocus: true });
  });

  if (submission.checking) return <LostReply sent="password" checking={submission.checking} />;
  const reveal = { showLabel: t('field.show'), hideLabel: t('field.hide') };
  const rule = t('field.between', limits);
  const { oldPassword } = errors;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        {submission.wasLost && <NothingArrived sent="password" />}
        {asksOld && (
          <PasswordField
            {...register('oldPassword')}
            {...reveal}
            label={t('password.old')}
            autoComplete="current-password"
            error={oldPassword?.type === 'refused' ? oldPassword.message : fieldText(oldPassword?.message, { max: 500 })}
          />
        )}
        <PasswordField
          {...register('password', { onChange: () => void (getValues('confirmPassword') && trigger('confirmPassword')) })}
          {...reveal}
          label={t('password.new')}
          autoComplete="new-password"
          hint={password ? `${rule} · ${t(`password.strength.${passwordStrength(password)}`)}` : rule}
          error={fieldText(errors.password?.message, limits)}
        />
        <PasswordField
          {...register('confirmPassword')}
          {...reveal}
          label={t('password.again')}
          autoComplete="new-password"
          error={fieldText(errors.confirmPassword?.message)}
        />
        {!refusedField(failure) && <LoginFailure failure={failure} />}
        <Button type="submit" block busy={isSubmitting || submission.state === 'sending'} disabled={isWaiting}>
          {t('password.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Returns where a refusal is shown: at the old password, or as a problem of the new one. */
function refusedField(error: unknown): 'oldPassword' | 'same' | 'refused' | undefined {
  const { code, value } = refusalDetails(error) ?? {};
  if (code === 'LOGIN_FAILED') return 'oldPassword';
  if (code === 'SAME_PASSWORD') return 'same';
  return code === 'FIELD_INVALID' && value?.['field'] === 'password' ? 'refused' : undefined;
}

type NewPasswordValues = { oldPassword: string; password: string; confirmPassword: string };
type PasswordLimits = { min: number; max: number };

const emptyNewPassword: NewPasswordValues = { oldPassword: '', password: '', confirmPassword: '' };
const usual: PasswordLimits = { min: 8, max: 64 };

/** Returns the length limits of a password. Implausible limits are replaced by the defaults. */
export function passwordLimits(setting: RegisterSetting | undefined): PasswordLimits {
  const fields = setting?.fields ?? {};
  const rule = Object.hasOwn(fields, 'password') ? fields['password'] : undefined;
  const [min, max] = [rule?.minLength || usual.min, Math.min(rule?.maxLength || usual.max, 500)];
  return min <= max ? { min, max } : usual;
}

/** Schema of a new password: long enough, repeated identically, and different from the old one (specification 5). */
export function newPasswordSchema({ min, max }: PasswordLimits, asksOld: boolean): v.GenericSchema<NewPasswordValues, NewPasswordValues> {
  return v.pipe(
    v.object({
      oldPassword: asksOld ? v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(500, 'tooLong')) : v.string(),
      password: v.pipe(v.string(), v.nonEmpty('required'), v.minLength(min, 'tooShort'), v.maxLength(max, 'tooLong')),
      confirmPassword: v.pipe(v.string(), v.nonEmpty('confirmRequired')),
    }),
    v.forward(
      v.partialCheck([['oldPassword'], ['password']], ({ oldPassword, password }) => !asksOld || oldPassword !== password, 'same'),
      ['password'],
    ),
    v.forward(
      v.partialCheck([['password'], ['confirmPassword']], ({ password, confirmPassword }) => password === confirmPassword, 'mismatch'),
      ['confirmPassword'],
    ),
  );
}

/** Rates a password in three levels, by its length and kinds of characters. */
export function passwordStrength(password: string): 'weak' | 'fair' | 'strong' {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const isRepetition = new Set(password).size < 5;
  if (password.length < 8 || isRepetition) return 'weak';
  return password.length >= 14 || (password.length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
