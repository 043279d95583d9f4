import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Specification 4 and 9: delay after a change of the interface language. */
const REVALIDATION_MS = 200;

/** Revalidates the filled fields when the texts of another language have loaded. */
export function useRevalidation<Values extends FieldValues, Output>({
  getValues,
  trigger,
}: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'trigger'>): void {
  const { language } = useTranslation('session').i18n;
  const checked = useRef(language);
  useEffect(() => {
    if (checked.current === language) return;
    const timer = setTimeout(() => {
      checked.current = language;
      const filled = Object.entries(getValues()).filter(([, value]) => isFilled(value));
      if (filled.length > 0) void trigger(filled.map(([name]) => name as FieldPath<Values>));
    }, REVALIDATION_MS);
    return () => clearTimeout(timer);
  }, [language, getValues, trigger]);
}

/** A list of fields counts as one field, which is filled if any item is. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value !== '';
  return Array.isArray(value) && value.some((fields: object) => Object.values(fields).some(isFilled));
}
