import { useErrorText, useFailure } from '@parlour/api-client';
import { looksLikeZawgyi, typedLine } from '@parlour/kernel/typed';
import { ZawgyiQuestion } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { TextField, type TextFieldProps } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExclusive, useRevalidation } from '../../hooks/forms';

export type TextEditFormProps = {
  initial: string;
  label: string;
  hint?: string;
  /** Notice shown before the change, for example that the value is final. */
  warning?: string;
  /** Returns the validation error of the text as it was read, in the player's language. */
  problem: (value: string) => string | undefined;
  save: (value: string) => Promise<{ error?: unknown }>;
  onDone: () => void;
  /** True for a name that others compare: one that looks like Zawgyi is asked about. */
  isName?: boolean;
  input?: Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'min' | 'max' | 'dir'>;
};

/** Form for one line of text. A rejected value stays in the field. */
export function TextEditForm({ initial, label, hint, warning, problem, save, onDone, isName = false, input }: TextEditFormProps) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const [failure, setFailure] = useFailure();
  const [kept, setKept] = useState('');
  const form = useForm({ defaultValues: { value: initial }, mode: 'onTouched' });
  const { control, register, handleSubmit, setValue, clearErrors } = form;
  const typed = useWatch({ control, name: 'value' });
  useRevalidation(form);
  const { errors, isSubmitting } = useFormState({ control });

  const check = (value: string) =>
    isName && value !== kept && looksLikeZawgyi(value) ? t('field.error.format.payeeName') : (problem(typedLine(value)) ?? true);

  const submit = useExclusive(async ({ value }: { value: string }) => {
    setFailure(undefined);
    const { error } = await save(typedLine(value));
    if (error !== undefined) {
      setFailure(error);
      return undefined;
    }
    onDone();
    return 'over';
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        {warning && <Notice tone="warn">{warning}</Notice>}
        <TextField
          spellCheck={false}
          autoComplete="off"
          {...input}
          {...register('value', { validate: check })}
          label={label}
          hint={hint}
          error={errors.value?.message}
        />
        {isName && (
          <ZawgyiQuestion
            typed={typed}
            kept={kept}
            onTake={(unicode) => setValue('value', unicode, { shouldValidate: true })}
            onKeep={(name) => {
              setKept(name);
              clearErrors('value');
            }}
          />
        )}
        {failure !== undefined && <Notice tone="danger">{errorText(failure)}</Notice>}
        <Button type="submit" block busy={isSubmitting}>
          {t('edit.save')}
        </Button>
      </Stack>
    </form>
  );
}

type PlainTextProblem = 'required' | 'tooShort' | 'tooLong' | 'signs';

export type PlainTextRule = { min: number; max: number; pattern?: RegExp };

/** Returns the problem of a line of text, read by `typedLine`, that other people will read. The length counts code points. */
export function plainTextProblem(text: string, { min, max, pattern }: PlainTextRule): PlainTextProblem | undefined {
  const { length } = [...text];
  if (length === 0) return min > 0 ? 'required' : undefined;
  if (/\p{Cc}/u.test(text) || pattern?.test(text) === false) return 'signs';
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : undefined;
}
