import { readStored, writeStored } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { useEffect, useRef, useState, useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { ShownField } from '../rules/registerFields';

/** `over`: the form has succeeded and is about to close, so it accepts no more input. */
type Ending = 'over' | void;

/**
 * Runs one submission at a time. A second tap or Enter during a run, even before the button is disabled, starts nothing and
 * resolves with the first. After a run that ends with `over`, no run starts again.
 */
export function useExclusive<Input>(run: (input: Input) => Promise<Ending>): (input: Input) => Promise<Ending> {
  const running = useRef<Promise<Ending>>(undefined);
  return useCallback(
    (input) => {
      running.current ??= run(input).then(
        (ending) => {
          if (ending !== 'over') running.current = undefined;
          return ending;
        },
        (error: unknown) => {
          running.current = undefined;
          throw error;
        },
      );
      return running.current;
    },
    [run],
  );
}

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

/** Returns the error text of a field in the player's language; the form stores the `FieldProblem`. */
export function useFieldText(): (problem: string | undefined, limits?: Pick<ShownField, 'min' | 'max'>) => string | undefined {
  const { t } = useTranslation('session');
  const { minAge } = useMerchant();
  return (problem, limits) => (problem ? t(`field.error.${problem}`, { ...limits, age: minAge }) : undefined);
}

/** Collects bot-check data (specification 7): how long the form is open and the number of interactions. */
export function useBotCheck() {
  const start = useRef<number>(undefined);
  const keys = useRef(0);
  return {
    /** Props for the form element. */
    note: () => {
      start.current ??= Date.now();
      keys.current += 1;
    },
    read: () => ({ dwellMs: Math.max(0, Date.now() - (start.current ?? Date.now())), keys: keys.current }),
  };
}

/** A chosen tab that a reload keeps. The first option is the default. */
export function useStoredChoice<Option extends string>(
  key: string,
  options: readonly [Option, ...Option[]],
): [Option, (chosen: Option) => void] {
  const [chosen, setChosen] = useState<Option>(() => readStored('session', key, v.picklist(options)) ?? options[0]);
  return [
    chosen,
    (next) => {
      writeStored('session', key, next);
      setChosen(next);
    },
  ];
}
