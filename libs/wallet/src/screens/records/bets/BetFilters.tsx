import { Chip, ChipRow } from '@parlour/ui/chip';
import { Tabs } from '@parlour/ui/tabs';
import { useTranslation } from 'react-i18next';
import type { BetVendor } from '../../../wire/records';
import { useGameTypeText } from './useGameTypeText';

export type BetFiltersProps = {
  vendors: BetVendor[];
  gameType: string | undefined;
  vendor: string | undefined;
  onChange: (filter: { game?: string | undefined; vendor?: string | undefined }) => void;
};

/** Shows game types as tabs and the vendors of the chosen type as chips. Renders nothing if there is no choice. */
export function BetFilters({ vendors, gameType, vendor, onChange }: BetFiltersProps) {
  const { t } = useTranslation('wallet');
  const gameTypeText = useGameTypeText();
  const types = [...new Set(vendors.flatMap(({ gameTypes }) => gameTypes))].sort();
  // A filter from the URL stays visible and removable, even if the range has no such bets.
  if (gameType && !types.includes(gameType)) types.push(gameType);
  const offered = vendors.filter((vendor) => !gameType || vendor.gameTypes.includes(gameType));
  return (
    <>
      {types.length > 0 && (
        <Tabs
          label={t('records.game.label')}
          items={[{ id: '', label: t('records.game.all') }, ...types.map((id) => ({ id, label: gameTypeText(id) }))]}
          value={gameType ?? ''}
          onChange={(id) => onChange({ game: id || undefined, vendor: undefined })}
        />
      )}
      {(offered.length > 1 || vendor) && (
        <ChipRow label={t('records.vendor.label')}>
          <Chip selected={!vendor} onClick={() => onChange({ vendor: undefined })}>
            {t('records.vendor.all')}
          </Chip>
          {offered.map(({ vassalage: id, displayName }) => (
            <Chip key={id} selected={id === vendor} onClick={() => onChange({ vendor: id })}>
              {displayName}
            </Chip>
          ))}
        </ChipRow>
      )}
    </>
  );
}
