import { SelectChip } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import { useVendorReply } from '../../hooks/useVendorReply';
import { gameFeatures, type GameListView, isGameFeature } from '../../rules/list/gameListView';
import { StakeChip } from './StakeChip';

export type RoomChipsProps = { view: GameListView; onChange: (view: GameListView) => void };

/**
 * What players choose by: the stake of fishing games and poker rooms, the features of slots. Hidden when the gateway offers no such choice; until
 * it says so, the line keeps the room.
 */
export function RoomChips({ view, onChange }: RoomChipsProps) {
  const { t } = useTranslation('games');
  const { data, isLoading } = useVendorReply();
  const { category, stake, feature } = view;
  const { stakes = [], features = [] } = data?.choices[category] ?? {};
  const offered = gameFeatures.filter((code) => code === feature || features.includes(code));
  const isRoom = category === 'FISH' || category === 'PVP';

  if (isRoom && (isLoading || stake !== undefined || stakes.length > 1)) {
    return (
      <StakeChip stakes={stakes} symbol={data?.symbol ?? ''} value={stake} onChange={(chosen) => onChange({ ...view, stake: chosen })} />
    );
  }
  if (category !== 'RNG' || (!isLoading && offered.length === 0)) return null;

  return (
    <SelectChip
      label={t('feature.title')}
      placeholder={t('feature.title')}
      options={[{ value: '', label: t('feature.any') }, ...offered.map((code) => ({ value: code, label: t(`feature.${code}`) }))]}
      value={feature ?? ''}
      onChange={(chosen) => onChange({ ...view, feature: isGameFeature(chosen) ? chosen : undefined })}
    />
  );
}
