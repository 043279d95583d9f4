import { LoadState, isAppError, useErrorText, useFailure } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { typedLine } from '@parlour/kernel/typed';
import { useLocale } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { PasswordField, SelectField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { securityApi } from '../../api/securityApi';
import { useExclusive, useRevalidation } from '../../hooks/forms';
import { LOGIN_MAX } from '../../rules/typedSchemas';
import { plainTextProblem } from './TextEditForm';

type Values = { password: string; answers: { id: string; answer: string }[] };

const MOST = 3;

/** Form for security questions. Answers are masked during typing and never shown again. */
export function QuestionsForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('session');
  const language = toGatewayLanguage(useLocale());
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = securityApi.useGetSecurityQuestionsQuery({ language });
  const [save] = securityApi.useSetSecurityQuestionsMutation();
  const [failure, setFailure] = useFailure();
  const form = useForm<Values>({
    defaultValues: { password: '', answers: Array.from({ length: MOST }, () => ({ id: '', answer: '' })) },
    mode: 'onTouched',
  });
  const { control, register, handleSubmit, setError, setValue } = form;
  useRevalidation(form);
  const { errors, isSubmitting } = useFormState({ control });
  const chosen = useWatch({ control, name: 'answers' }).map(({ id }) => id);

  const submit = useExclusive(async ({ password, answers }: Values) => {
    setFailure(undefined);
    const { error: refusal } = await save({
      password,
      answers: answers.slice(0, data?.needed).map(({ id, answer }) => ({ id, answer: typedLine(answer) })),
    });
    if (refusal === undefined) {
      onDone();
      return 'over';
    }
    if (isAppError(refusal) && refusal.kind === 'business' && refusal.code === 'LOGIN_FAILED') {
      setValue('password', '');
      setError('password', { message: errorText(refusal, 'password') }, { shouldFocus: true });
    } else setFailure(refusal);
    return undefined;
  });

  if (!data) return <LoadState title={t('edit.questions.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const reveal = { showLabel: t('field.show'), hideLabel: t('field.hide') };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        {Array.from({ length: data.needed }, (_, index) => (
          <Stack key={index} gap={2}>
            <SelectField
              {...register(`answers.${index}.id`, { validate: (id) => id !== '' || t('field.error.required') })}
              label={t('edit.questions.question', { number: index + 1 })}
              placeholder={t('edit.questions.choose')}
              options={data.questions.map(({ id, text }) => ({
                value: id,
                label: text,
                disabled: chosen.some((other, place) => place !== index && other === id),
              }))}
              error={errors.answers?.[index]?.id?.message}
            />
            <PasswordField
              {...register(`answers.${index}.answer`, {
                validate: (answer) => {
                  const problem = plainTextProblem(typedLine(answer), { min: 2, max: 60 });
                  return problem ? t(`edit.problem.${problem}`, { min: 2, max: 60 }) : true;
                },
              })}
              {...reveal}
              autoComplete="off"
              label={t('edit.questions.answer', { number: index + 1 })}
              error={errors.answers?.[index]?.answer?.message}
            />
          </Stack>
        ))}
        <PasswordField
          {...register('password', {
            required: t('field.error.required'),
            maxLength: { value: LOGIN_MAX, message: t('field.error.tooLong', { max: LOGIN_MAX }) },
          })}
          {...reveal}
          label={t('edit.loginPassword')}
          error={errors.password?.message}
        />
        {failure !== undefined && <Notice tone="danger">{errorText(failure)}</Notice>}
        <Button type="submit" block busy={isSubmitting}>
          {t('edit.save')}
        </Button>
      </Stack>
    </form>
  );
}
