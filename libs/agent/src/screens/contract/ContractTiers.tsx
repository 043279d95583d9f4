import { Disclosure } from '@parlour/ui/disclosure';
import { SectionTitle } from '@parlour/ui/section';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { headline, type StepChange, compareTiers, groupTiers } from '../../rules/tiers';
import { shownTerms } from '../../rules/contractTerms';
import type { Contract, Tier } from '../../wire';
import { ChangeTable, TierTable } from './TierTables';
import { useContractText } from '../../hooks/useContractText';

type ContractTiersProps = { contract: Contract };

/** Shows the tiers in one collapsible section per product type. A change shows both versions, before and after its start. */
export function ContractTiers({ contract }: ContractTiersProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const { terms, before } = shownTerms(contract);
  const tiers = terms?.tiers ?? [];
  const main = headline(tiers)?.entry.productType;

  return (
    <section aria-label={t('contract.tiers')}>
      <SectionTitle title={t('contract.tiers')} />
      <Stack gap={2}>
        {before
          ? compareTiers(before.tiers, tiers).map(({ productType, steps }) => (
              <Disclosure key={productType} title={text.product(productType)} end={text.rates(nextTiers(steps))} isOpen>
                <ChangeTable contract={contract} steps={steps} label={text.product(productType)} />
              </Disclosure>
            ))
          : groupTiers(tiers).map((group) => (
              <Disclosure
                key={group.productType}
                title={text.product(group.productType)}
                end={text.rates(group.tiers)}
                isOpen={group.productType === main}
              >
                <TierTable contract={contract} tiers={group.tiers} label={text.product(group.productType)} />
              </Disclosure>
            ))}
      </Stack>
    </section>
  );
}

function nextTiers(steps: readonly StepChange[]): Tier[] {
  return steps.flatMap(({ next }) => next ?? []);
}
