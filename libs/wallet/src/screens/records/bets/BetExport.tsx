import { useTranslation } from 'react-i18next';
import type { BetsFilter } from '../../../api/betsApi';
import { useCollectBetsMutation } from '../../../api/exportApi';
import { ExportButton } from '../ExportButton';
import { useGameTypeText } from './BetList';

/** Exports the bets that match the current filters. */
export function BetExport({ filter, name }: { filter: BetsFilter; name: string }) {
  const { t } = useTranslation('wallet');
  const gameTypeText = useGameTypeText();
  const [collect] = useCollectBetsMutation();
  const columns = [
    t('bet.orderId'),
    t('records.column.time'),
    t('records.column.game'),
    t('records.game.label'),
    t('bet.vendor'),
    t('records.column.status'),
    t('bet.stake'),
    t('bet.validStake'),
    t('bet.payout'),
    t('bet.net'),
    t('bet.roundId'),
  ];

  async function handleCollect() {
    const { data, error } = await collect(filter);
    if (!data) return { error };
    const rows = data.rows.map((bet) => [
      bet.orderId,
      new Date(bet.placedAt).toISOString(),
      bet.gameName,
      gameTypeText(bet.gameType),
      bet.vendorName ?? bet.vassalage,
      t(`bet.status.${bet.status}`),
      bet.stake,
      bet.validStake,
      bet.payout,
      bet.net,
      bet.roundId,
    ]);
    return { data: { rows, isCut: data.isCut } };
  }

  return <ExportButton name={name} columns={columns} collect={handleCollect} />;
}
