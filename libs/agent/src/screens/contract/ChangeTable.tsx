import { useTranslation } from 'react-i18next';
import type { StepChange } from '../../rules/compareTiers';
import { type TierColumn, tierColumns } from '../../rules/tierColumns';
import type { Contract, Tier } from '../../wire';
import styles from './ChangeTable.module.css';
import { ChangedFigure } from './ChangedFigure';
import { useContractText } from '../../hooks/useContractText';

type ChangeTableProps = { contract: Contract; steps: readonly StepChange[]; label: string };

/** Longer figures may wrap, because two of them and their label do not fit on a small phone. */
const LONG = 14;

/** Compares the current and offered steps of one product type, figure by figure (product 4.5, "Now → New"). */
export function ChangeTable({ contract, steps, label }: ChangeTableProps) {
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
    <table className={styles.table} aria-label={label}>
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
