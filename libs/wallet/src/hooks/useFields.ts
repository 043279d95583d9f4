import { type ComponentProps, type FormEvent, useState } from 'react';

/** Returns the problem with a text, or undefined if it is valid. */
export type FieldCheck = (text: string) => string | undefined;
type FieldProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'>;

/**
 * Manages the text fields of a small form without the form library (ADR 0015). Fields are validated on every render, so that
 * changed limits apply at once. A problem is shown after the field loses focus or the form is submitted.
 */
export function useFields<Name extends string>(initial: Record<Name, string>, checks: Partial<Record<Name, FieldCheck>>) {
  const [texts, setTexts] = useState(initial);
  const [told, setTold] = useState<readonly Name[]>([]);
  const names = Object.keys(initial) as Name[];
  const problemOf = (name: Name) => checks[name]?.(texts[name]);
  const tell = (name: Name) => setTold((former) => (former.includes(name) ? former : [...former, name]));

  return {
    texts,
    /** Returns the problem to show for a field now. */
    problem: (name: Name) => (told.includes(name) ? problemOf(name) : undefined),
    /** Sets a field's text and hides its problem until the next blur or submit. */
    fill(name: Name, text: string) {
      setTexts((former) => ({ ...former, [name]: text }));
      setTold((former) => former.filter((one) => one !== name));
    },
    /** Shows a field's problem before it loses focus. */
    tell,
    /** Returns the props to spread into the input. */
    field: (name: Name): FieldProps => ({
      name,
      value: texts[name],
      onChange: ({ target }) => setTexts((former) => ({ ...former, [name]: target.value })),
      onBlur: () => tell(name),
    }),
    /** Calls `onValid` if all fields are valid, otherwise focuses the first invalid field. */
    handleSubmit: (onValid: () => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTold(names);
      const wrong = names.find((name) => problemOf(name) !== undefined);
      if (wrong === undefined) onValid();
      else focusField(event.currentTarget, wrong);
    },
  };
}

/** Focuses a field of a form. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
