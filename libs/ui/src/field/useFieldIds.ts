import { useId, type ReactNode } from 'react';

export type FieldIds = { control: string; hint: string; error: string; describedBy: string | undefined };

type Described = { id?: string; hint?: ReactNode; error?: ReactNode; describedBy?: string };

/** Ids that connect a control with its label, hint and error. */
export function useFieldIds({ id, hint, error, describedBy }: Described): FieldIds {
  const own = useId();
  const control = id ?? own;
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  const described = [describedBy, error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return { ...ids, describedBy: described || undefined };
}
