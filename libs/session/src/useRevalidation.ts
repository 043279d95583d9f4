import { useLocale } from '@parlour/merchant';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Specification 4 and 9: after a change of the interface language. */
const REVALIDATION_MS = 200;

/** Checks the filled fields again when the language changes. */
export function useRevalidation<Values extends FieldValues, Output>({
  getValues,
  trigger,
}: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'trigger'>): void {
  const locale = useLocale();
  const checked = useRef(locale);
  useEffect(() => {
    if (checked.current === locale) return;
    const timer = setTimeout(() => {
      checked.current = locale;
      const filled = Object.entries(getValues()).filter(([, value]) => typeof value === 'string' && value !== '');
      if (filled.length > 0) void trigger(filled.map(([name]) => name as FieldPath<Values>));
    }, REVALIDATION_MS);
    return () => clearTimeout(timer);
  }, [locale, getValues, trigger]);
}
