import { type ComponentProps, type FormEvent, useState } from 'react';

/** What is wrong with a text; undefined when nothing is. */
export type FieldCheck = (text: string) => string | undefined;
type FieldProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'>;

/**
 * Text fields of a small form, without the form library (ADR 0015). What is wrong with a field is reckoned anew with every
 * render, so that other limits count at once; it is said once the field was left or the form was sent.
 */
export function useFields<Name extends string>(initial: Record<Name, string>, checks: Partial<Record<Name, FieldCheck>>) {
  const [texts, setTexts] = useState(initial);
  const [told, setTold] = useState<readonly Name[]>([]);
  const names = Object.keys(initial) as Name[];
  const problemOf = (name: Name) => checks[name]?.(texts[name]);
  const tell = (name: Name) => setTold((former) => (former.includes(name) ? former : [...former, name]));

  return {
    texts,
    /** What to say about a field now. */
    problem: (name: Name) => (told.includes(name) ? problemOf(name) : undefined),
    /** Fills a field; nothing is said about it before it is touched again. */
    fill(name: Name, text: string) {
      setTexts((former) => ({ ...former, [name]: text }));
      setTold((former) => former.filter((one) => one !== name));
    },
    /** Says what is wrong with a field without its being left. */
    tell,
    /** To be spread into the field. */
    field: (name: Name): FieldProps => ({
      name,
      value: texts[name],
      onChange: ({ target }) => setTexts((former) => ({ ...former, [name]: target.value })),
      onBlur: () => tell(name),
    }),
    /** Goes on when nothing is wrong; otherwise to the first field that is. */
    handleSubmit: (onValid: () => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTold(names);
      const wrong = names.find((name) => problemOf(name) !== undefined);
      if (wrong === undefined) onValid();
      else focusField(event.currentTarget, wrong);
    },
  };
}

/** Puts the player into a field of a form. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
