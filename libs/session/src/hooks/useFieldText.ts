import { useMerchant } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import type { ShownField } from '../rules/registerFields';

/** Returns the error text of a field in the player's language; the form stores the `FieldProblem`. */
export function useFieldText(): (problem: string | undefined, limits?: Pick<ShownField, 'min' | 'max'>) => string | undefined {
  const { t } = useTranslation('session');
  const { minAge } = useMerchant();
  return (problem, limits) => (problem ? t(`field.error.${problem}`, { ...limits, age: minAge }) : undefined);
}
