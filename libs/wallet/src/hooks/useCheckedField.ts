import { useFormContext, useFormState, useWatch } from 'react-hook-form';

/** Returns the problem with a text, or undefined if it is valid. */
export type FieldCheck<Problem extends string = string> = (text: string) => Problem | undefined;

/** The options of a form with checked fields. */
export const textForm = { mode: 'onTouched', reValidateMode: 'onBlur' } as const;

/**
 * Registers a text field of the surrounding form (ADR 0015). Its problem is shown after the field loses focus or the form is
 * submitted, and is derived on every render, because the limits of an amount may change without an event of the field.
 */
export function useCheckedField<Problem extends string>(name: string, check: FieldCheck<Problem>) {
  const { control, register } = useFormContext<Record<string, string>>();
  const { errors, touchedFields } = useFormState({ control });
  const text = useWatch({ control, name }) ?? '';
  const isShown = Boolean(errors[name] ?? touchedFields[name]);

  return {
    text,
    problem: isShown ? check(text) : undefined,
    field: register(name, { validate: (typed) => check(typed) ?? true }),
  };
}
