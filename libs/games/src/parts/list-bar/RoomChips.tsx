import { SelectChip } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import { useVendorReply } from '../../hooks/useVendorReply';
import { gameFeatures, type GameListView, isGameFeature } from '../../rules/list/gameListView';
import { StakeChip } from './StakeChip';

export type RoomChipsProps = { view: GameListView; onChange: (view: GameListView) => void };

/**
 * What players choose by: the stake of fishing games and poker rooms, the features of slots. The chip keeps its place until the
 * gateway's reply says that there is no such choice.
 */
export function RoomChips({ view, onChange }: RoomChipsProps) {
  if (view.category === 'RNG') return <FeatureChip view={view} onChange={onChange} />;
  return view.category === 'FISH' || view.category === 'PVP' ? <RoomStakeChip view={view} onChange={onChange} /> : null;
}

function RoomStakeChip({ view, onChange }: RoomChipsProps) {
  const { data, isLoading } = useVendorReply();
  const stakes = data?.choices[view.category]?.stakes ?? [];
  if (!isLoading && view.stake === undefined && stakes.length < 2) return null;

  return <StakeChip stakes={stakes} symbol={data?.symbol ?? ''} value={view.stake} onChange={(stake) => onChange({ ...view, stake })} />;
}

function FeatureChip({ view, onChange }: RoomChipsProps) {
  const { t } = useTranslation('games');
  const { data, isLoading } = useVendorReply();
  const { feature } = view;
  const features = data?.choices[view.category]?.features ?? [];
  const offered = gameFeatures.filter((code) => code === feature || features.includes(code));
  if (!isLoading && offered.length === 0) return null;

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
