import { toGatewayLanguage } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { useFlag, useLocale } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Chip, SelectChip, type SelectChipOption } from '@parlour/ui/chip';
import { EmptyState, type EmptyStateProps } from '@parlour/ui/empty-state';
import { SelectField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBetVendorsQuery, useGetMoneyRecordsInfiniteQuery } from '../../api/recordsApi';
import type { BetVendor } from '../../wire/records';
import {
  moneyKinds,
  moneyStatuses,
  readGameType,
  readKind,
  readVendor,
  type RecordTab,
  useMoneyFilter,
  useRecordParams,
  useRecordRange,
  useRecordTab,
} from './recordParams';

type TypeOption = SelectChipOption & { tab: RecordTab; only?: { game?: string; kind?: string } };

/** A chosen type replaces these parameters. Those of another tab go too. */
const ofType = ['game', 'vendor', 'type', 'kind', 'bet'];
const ofTab = [...ofType, 'status', 'method', 'days'];

/** Chooses what the records are of: all bets or those of one game type, all money records or those of one kind, profit and loss. */
export function TypeChip() {
  const { t } = useTranslation('wallet');
  const gameTypeText = useGameTypeText();
  const { query, set } = useRecordParams();
  const { tab, tabs } = useRecordTab();
  const gameType = readGameType(query);
  const kind = readKind(query);
  const played = useBetVendors().flatMap(({ gameTypes }) => gameTypes);
  // A game type from the URL stays visible, even if the period has no such bets.
  const types = [...new Set([...played, ...(gameType ? [gameType] : [])])].sort();
  const group = { bets: t('records.tab.bets'), money: t('records.tab.money') };

  const options: TypeOption[] = [
    { tab: 'bets', value: 'bets', label: t('records.all.bets'), short: group.bets, group: group.bets },
    ...types.map((game) => ({ tab: 'bets' as const, value: `bets ${game}`, label: gameTypeText(game), group: group.bets, only: { game } })),
    { tab: 'money', value: 'money', label: t('records.all.money'), short: group.money, group: group.money },
    ...moneyKinds.map((kind) => ({
      tab: 'money' as const,
      value: `money ${kind}`,
      label: t(`records.kind.${kind}`),
      group: group.money,
      only: { kind },
    })),
    { tab: 'profit', value: 'profit', label: t('records.tab.profit') },
  ];
  const chosen = { bets: gameType, money: kind, profit: undefined }[tab];

  function handleType(value: string) {
    const type = options.find((option) => option.value === value);
    if (!type) return;
    const gone = type.tab === tab ? ofType : ofTab;
    set({ tab: type.tab, ...Object.fromEntries(gone.map((name) => [name, undefined])), ...type.only });
  }

  return (
    <SelectChip
      label={t('records.what')}
      options={options.filter((option) => tabs.includes(option.tab))}
      value={chosen ? `${tab} ${chosen}` : tab}
      onChange={handleType}
    />
  );
}

/** Filters bets by the vendors that have some of the chosen game type. Shown if there is a choice. */
export function BetFilters() {
  const { t } = useTranslation('wallet');
  const { query } = useRecordParams();
  const vendors = useBetVendors();
  const gameType = readGameType(query);
  const value = readVendor(query);
  const options = vendors
    .filter(({ gameTypes }) => !gameType || gameTypes.includes(gameType))
    .map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName }));
  if (options.length < 2 && !value) return null;
  return <MoreFilters filters={[{ name: 'vendor', label: t('records.vendor.label'), all: t('records.vendor.all'), options, value }]} />;
}

/** Filters money records by status, and by the methods of the orders in the period. */
export function MoneyFilters() {
  const { t } = useTranslation('wallet');
  const { isRealMember } = useRole();
  const filter = useMoneyFilter();
  // The list asks for them.
  const { data } = useGetMoneyRecordsInfiniteQuery(filter, { skip: !isRealMember });
  if (!isRealMember) return null;
  const methods = data?.pages[0]?.methods ?? [];
  return (
    <MoreFilters
      filters={[
        {
          name: 'status',
          label: t('records.status.label'),
          all: t('records.status.all'),
          options: moneyStatuses.map((id) => ({ value: id, label: t(`status.${id}`) })),
          value: filter.status,
        },
        {
          name: 'method',
          label: t('records.method.label'),
          all: t('records.method.all'),
          options: methods.map(({ method: value, name }) => ({ value, label: name })),
          value: filter.method,
        },
      ]}
    />
  );
}

type RecordFilter = {
  /** Name of the parameter in the URL. */
  name: string;
  label: string;
  /** The option that filters nothing: "Any status". */
  all: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
};

type MoreFiltersProps = {
  /** The filters that few players need. */
  filters: readonly RecordFilter[];
};

/** A chip that opens a sheet with the filters, and a chip for each chosen one; a tap removes it. */
function MoreFilters({ filters }: MoreFiltersProps) {
  const { t } = useTranslation('wallet');
  const [isOpen, setOpen] = useState(false);
  const { set } = useRecordParams();
  const chosen = filters.flatMap((filter) => (filter.value ? [{ name: filter.name, label: labelOf(filter, filter.value) }] : []));

  return (
    <>
      <Chip opensSheet selected={chosen.length > 0} onClick={() => setOpen(true)}>
        {chosen.length > 0 ? t('records.more.chosen', { count: chosen.length }) : t('records.more.open')}
      </Chip>
      {chosen.map(({ name, label }) => (
        <Chip key={name} onRemove={() => set({ [name]: undefined })} removeLabel={t('records.more.remove', { name: label })}>
          {label}
        </Chip>
      ))}
      <Sheet open={isOpen} title={t('records.more.title')} closeLabel={t('records.more.close')} onClose={() => setOpen(false)}>
        <Stack gap={4}>
          {filters.map((filter) => (
            <FilterField key={filter.name} filter={filter} onChange={(value) => set({ [filter.name]: value })} />
          ))}
        </Stack>
      </Sheet>
    </>
  );
}

function FilterField({ filter, onChange }: { filter: RecordFilter; onChange: (value: string) => void }) {
  const { label, all, options, value = '' } = filter;
  // A value from the URL stays visible and removable, even if no record in the range has it.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: '', label: all }, ...(isListed ? [] : [{ value, label: value }]), ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function labelOf({ options }: RecordFilter, value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

type NoRecordsProps = Pick<EmptyStateProps, 'icon' | 'title'> & {
  isFiltered: boolean;
  /** True if no wider range exists. */
  isWidest: boolean;
  /** The query parameters of the filters. */
  filters: readonly string[];
  /** The tab stays, also when a filter had chosen it. */
  tab?: string;
};

/** The empty state of a range: offers to clear the filters or widen the range (product decision 4.8). */
export function NoRecords({ icon, title, isFiltered, isWidest, filters, tab }: NoRecordsProps) {
  const { t } = useTranslation('wallet');
  const { set } = useRecordParams();
  const look = isFiltered
    ? { label: t('records.empty.clear'), change: Object.fromEntries(filters.map((name) => [name, undefined])) }
    : { label: t('records.empty.widen'), change: { range: '30d', from: undefined, to: undefined } };
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={t('records.empty.text')}
      action={
        (isFiltered || !isWidest) && (
          <Button variant="secondary" onClick={() => set({ ...(tab && { tab }), ...look.change })}>
            {look.label}
          </Button>
        )
      }
    />
  );
}

/** Several parts of the screen read them; for so many seconds they share a reply. */
const FRESH_SECONDS = 30;

/** Returns the vendors with bets in the period; none before they are known, and beside other records. */
export function useBetVendors(): readonly BetVendor[] {
  const isOn = useFlag('TRANSBETREPMEM3');
  const language = toGatewayLanguage(useLocale());
  const { tab } = useRecordTab();
  const { from, to } = useRecordRange().range;
  const { currentData } = useGetBetVendorsQuery(
    { from, to, language },
    { skip: !isOn || tab !== 'bets', refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  return currentData ?? none;
}

const none: readonly BetVendor[] = [];

const known = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'LIVESTREAM'] as const;

/** Returns the name of a game type. A type unknown to this release is shown as its code. */
export function useGameTypeText(): (gameType: string) => string {
  const { t } = useTranslation('wallet');
  return (gameType) => {
    const id = known.find((one) => one === gameType);
    return id ? t(`records.game.${id}`) : gameType;
  };
}
