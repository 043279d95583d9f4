import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { languageOf } from '@parlour/kernel';
import { type MobileReader, loadMobileReader } from '@parlour/kernel/typed';
import { useLocale } from '@parlour/site';
import { useEffect, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import type { ReadMobile } from '../rules/typedSchemas';

const unchecked: ReadMobile = () => ({ problem: 'unchecked' });

/** Returns the reader of a country's mobile numbers. If the numbering plans cannot be fetched, it refuses every number as unchecked. */
export async function mobileReader(diallingCode: string): Promise<ReadMobile> {
  const plans = await loadMobileReader().catch(() => undefined);
  return plans ? (typed) => plans.read(typed, diallingCode) : unchecked;
}

/** The digits after the calling code of a number that the form has accepted. */
export async function nationalNumber(typed: string, diallingCode: string): Promise<string> {
  return (await mobileReader(diallingCode))(typed).value?.national ?? '';
}

/** Loads the numbering plans for a form that shows a phone field, and says how its text is understood. */
export function useMobile(diallingCode: string, isShown = true) {
  const [plans, setPlans] = useState<MobileReader>();
  useEffect(() => {
    if (isShown) void loadMobileReader().then(setPlans, () => undefined);
  }, [isShown]);
  const { isRightToLeft } = languageOf(useLocale());
  // Between words from right to left, the groups of a number would change places.
  const inOrder = (number = '') => (isRightToLeft && number ? `\u2066${number}\u2069` : number);
  return {
    /** The whole number, "+63 917 555 7731"; empty while it is not clear. */
    reading: (typed: string) => inOrder(plans?.read(typed, diallingCode).value?.international),
    /** Used in the texts of refusals. */
    words: { example: inOrder(plans?.example(diallingCode)), code: inOrder(`+${diallingCode}`) },
  };
}

/**
 * Checks a form by a schema that reads a mobile number of the country with the calling code. A form without a phone field has none, and
 * loads nothing.
 */
export function mobileResolver<Values extends FieldValues, Output = Values>(
  schemaOf: (readMobile: ReadMobile) => v.GenericSchema<Values, Output>,
  diallingCodeOf: (values: Values) => string | undefined,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const diallingCode = diallingCodeOf(values);
    const readMobile = diallingCode === undefined ? unchecked : await mobileReader(diallingCode);
    return standardSchemaResolver(schemaOf(readMobile))(values, context, options);
  };
}
