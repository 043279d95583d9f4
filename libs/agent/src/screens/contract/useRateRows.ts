import { compareTiers } from '../../rules/compareTiers';
import { shownTerms } from '../../rules/shownTerms';
import type { Contract } from '../../wire';
import { useContractText } from '../../hooks/useContractText';

/** Returns the rates by product type as labels and values. A changed contract shows old and new rates. */
export function useRateRows(contract: Contract): { label: string; value: string }[] {
  const text = useContractText(contract);
  const { terms, before } = shownTerms(contract);
  if (!terms) return [];
  return compareTiers((before ?? terms).tiers, terms.tiers).map(({ productType, steps }) => {
    const now = text.rates(steps.flatMap((step) => step.now ?? []));
    const next = text.rates(steps.flatMap((step) => step.next ?? []));
    return { label: text.product(productType), value: now === next ? next : `${now} → ${next}` };
  });
}
