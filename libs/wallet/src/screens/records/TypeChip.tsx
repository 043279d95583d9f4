import { SelectChip, type SelectChipOption } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import { useBetVendors } from './bets/useBetVendors';
import { useGameTypeText } from './bets/useGameTypeText';
import { moneyKinds, readGameType, readKind, type RecordTab, useRecordParams, useRecordTab } from './recordParams';

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
