import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@parlour/ui/button';
import { PasswordField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sessionApi } from '../api/sessionApi';
import { useCooldown } from '../hooks/useCooldown';
import { useExclusive } from '../hooks/useExclusive';
import { useFieldText } from '../hooks/useFieldText';
import { useRevalidation } from '../hooks/useRevalidation';
import { type NewPasswordValues, emptyNewPassword, newPasswordSchema, passwordLimits, passwordStrength } from '../rules/newPassword';
import { LoginFailure } from './LoginFailure';

export type NewPasswordFormProps = {
  asksOld: boolean;
  failure: unknown;
  onSubmit: (values: NewPasswordValues) => Promise<void>;
};

/** Fields for a new password and its repetition. Shows the rules and the strength during typing. */
export function NewPasswordForm({ asksOld, failure: lastFailure, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation('session');
  const fieldText = useFieldText();
  const { data: setting } = sessionApi.useGetRegisterSettingQuery();
  const limits = passwordLimits(setting);
  const { failure, isWaiting } = useCooldown(lastFailure);
  const form = useForm<NewPasswordValues>({
    defaultValues: emptyNewPassword,
    resolver: standardSchemaResolver(newPasswordSchema(limits, asksOld)),
    mode: 'onTouched',
  });
  const { register, control, handleSubmit, getValues, trigger } = form;
  const { errors, isSubmitting } = useFormState({ control });
  const password = useWatch({ control, name: 'password' });
  const submit = useExclusive(onSubmit);
  useRevalidation(form);

  const reveal = { showLabel: t('field.show'), hideLabel: t('field.hide') };
  const rule = t('field.between', limits);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        {asksOld && (
          <PasswordField
            {...register('oldPassword')}
            {...reveal}
            label={t('password.old')}
            autoComplete="current-password"
            error={fieldText(errors.oldPassword?.message, { max: 500 })}
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
        <LoginFailure failure={failure} />
        <Button type="submit" block busy={isSubmitting} disabled={isWaiting}>
          {t('password.submit')}
        </Button>
      </Stack>
    </form>
  );
}
