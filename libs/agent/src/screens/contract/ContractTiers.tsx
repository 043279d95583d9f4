import { Disclosure } from '@parlour/ui/disclosure';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useContractText } from '../../hooks/useContractText';
import { shownTerms } from '../../rules/contractTerms';
import { compareFigure, compareTiers, groupTiers, headline, type StepChange, type TierColumn, tierColumns } from '../../rules/tiers';
import type { Contract, Tier } from '../../wire/contract';
import styles from './ContractTiers.module.css';

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

type TierTableProps = { contract: Contract; tiers: readonly Tier[]; label: string };

/** Shows the steps of one product type, one per row. */
function TierTable({ contract, tiers, label }: TierTableProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const columns = tierColumns(contract.kind);
  return (
    <table className={styles.tiers} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`contract.column.${contract.kind}.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, step) => (
          <tr key={step}>
            {columns.map((column) => (
              <td key={column} data-column={column}>
                {text.figure(tier, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ChangeTableProps = { contract: Contract; steps: readonly StepChange[]; label: string };

/** Longer figures may wrap, because two of them and their label do not fit on a small phone. */
const LONG = 14;

/** Compares the current and offered steps of one product type, figure by figure (product 4.5, "Now → New"). */
function ChangeTable({ contract, steps, label }: ChangeTableProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const columns = tierColumns(contract.kind);

  function isLong(tier: Tier | undefined, column: TierColumn): true | undefined {
    return (tier && text.figure(tier, column).length > LONG) || undefined;
  }
  function stepName({ now, next }: StepChange, step: number): string {
    if (!now) return t('contract.step.new', { step: step + 1 });
    return t(next ? 'contract.step.same' : 'contract.step.gone', { step: step + 1 });
  }

  return (
    <table className={styles.changes} aria-label={label}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('contract.now')}</th>
          <th scope="col">{t('contract.new')}</th>
        </tr>
      </thead>
      {steps.map((change, step) => (
        <tbody key={step}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.step}>
              {stepName(change, step)}
            </th>
          </tr>
          {columns.map((column) => (
            <tr key={column}>
              <th scope="row">{t(`contract.column.${contract.kind}.${column}`)}</th>
              <td className={styles.now} data-long={isLong(change.now, column)}>
                {change.now ? text.figure(change.now, column) : '—'}
              </td>
              <td data-long={isLong(change.next, column)}>
                {change.next ? <ChangedFigure contract={contract} change={change} column={column} /> : '—'}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type ChangedFigureProps = { contract: Contract; change: StepChange; column: TierColumn };

const arrows = { up: '▲', down: '▼' } as const;

/** Shows a new figure. An arrow shows the direction; a colour and a word show whether it is good for the agent. */
function ChangedFigure({ contract, change, column }: ChangedFigureProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const { next } = change;
  if (!next) return null;
  const compared = compareFigure(change, column);
  const direction = compared?.direction;
  const isMoved = direction === 'up' || direction === 'down';
  const isBetter = compared?.isBetter ?? false;

  return (
    <span
      className={styles.figure}
      data-verdict={isMoved ? (isBetter ? 'better' : 'worse') : undefined}
      data-same={direction === 'same' || undefined}
    >
      {isMoved && <span aria-hidden>{arrows[direction]}</span>}
      {text.figure(next, column)}
      {isMoved && <VisuallyHidden>{t(isBetter ? 'contract.better' : 'contract.worse')}</VisuallyHidden>}
    </span>
  );
}
