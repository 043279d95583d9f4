import { useTranslation } from 'react-i18next';
import { tierColumns } from '../../rules/tierColumns';
import type { Contract, Tier } from '../../wire';
import styles from './TierTable.module.css';
import { useContractText } from '../../hooks/useContractText';

type TierTableProps = { contract: Contract; tiers: readonly Tier[]; label: string };

/** Shows the steps of one product type, one per row. */
export function TierTable({ contract, tiers, label }: TierTableProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const columns = tierColumns(contract.kind);
  return (
    <table className={styles.table} aria-label={label}>
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
