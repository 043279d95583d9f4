import { useTranslation } from 'react-i18next';
import { type MoneyFilter, useCollectMoneyMutation } from '../../../api/exportApi';
import { ExportButton } from '../ExportButton';

/** Exports the money records that match the current filters. */
export function MoneyExport({ filter, name }: { filter: MoneyFilter; name: string }) {
  const { t } = useTranslation('wallet');
  const [collect] = useCollectMoneyMutation();
  const columns = (['number', 'time', 'kind', 'method', 'status', 'amount', 'currency'] as const).map((id) => t(`records.column.${id}`));

  async function handleCollect() {
    const { data, error } = await collect(filter);
    if (!data) return { error };
    const rows = data.rows.map((record) => [
      record.recordNo,
      new Date(record.at).toISOString(),
      t(`records.row.${record.kind}`),
      [record.label, record.account].filter(Boolean).join(' '),
      t(`status.${record.status}`),
      record.amount,
      record.currencySymbol,
    ]);
    return { data: { rows, isCut: data.isCut } };
  }

  return <ExportButton name={name} columns={columns} collect={handleCollect} />;
}
