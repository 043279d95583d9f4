import { Loading } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { Chip, ChipRow } from '@parlour/ui/chip';
import type { DayRange } from '@parlour/ui/date-range';
import { Stack } from '@parlour/ui/page';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBetVendorsQuery } from '../../../api/recordsApi';
import { useCurrencySymbol } from '../../../api/walletsApi';
import type { BetVendor } from '../../../wire/records';
import { useRecordParams } from '../recordParams';
import { useGameTypeText, BetList } from './BetList';
import { BetSheet } from './BetSheet';

/** Shows the betting record of a range, optionally of one game type or vendor. */
export function BetRecords({ range }: { range: DayRange }) {
  const { t } = useTranslation('wallet');
  const gameTypeText = useGameTypeText();
  const panelId = useId();
  const language = toGatewayLanguage(useLocale());
  const symbol = useCurrencySymbol();
  const { query, set } = useRecordParams();
  const { from, to } = range;
  const gameType = short(query.get('game'));
  const vendor = short(query.get('vendor'));
  const { currentData, isFetching } = useGetBetVendorsQuery({ from, to, language }, { refetchOnMountOrArgChange: true });
  const vendors = currentData ?? [];
  const isLoading = isFetching && currentData === undefined;
  const hasTabs = vendors.length > 0 || gameType !== undefined;
  const shownType = gameType ? gameTypeText(gameType) : t('records.game.all');

  return (
    <Stack>
      {isLoading && <Loading cards={3} />}
      {/* The list already loads. It is shown with the filters above it, which decide where it begins. */}
      <div hidden={isLoading}>
        <Stack>
          <BetFilters vendors={vendors} gameType={gameType} vendor={vendor} panelId={panelId} onChange={set} />
          <TabPanel id={panelId} label={hasTabs ? shownType : undefined}>
            <Stack>
              <BetList range={range} gameType={gameType} vendor={vendor} vendors={vendors} symbol={symbol} />
            </Stack>
          </TabPanel>
        </Stack>
      </div>
      <BetSheet symbol={symbol} />
    </Stack>
  );
}

/** Reads a filter from the URL; ignores values too long to be an id. */
function short(text: string | null): string | undefined {
  return text && text.length <= 40 ? text : undefined;
}

type BetFiltersProps = {
  vendors: BetVendor[];
  gameType: string | undefined;
  vendor: string | undefined;
  panelId: string;
  onChange: (filter: { game?: string | undefined; vendor?: string | undefined }) => void;
};

/** Shows game types as tabs and the vendors of the chosen type as chips. Renders nothing if there is no choice. */
function BetFilters({ vendors, gameType, vendor, panelId, onChange }: BetFiltersProps) {
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
          panelId={panelId}
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
