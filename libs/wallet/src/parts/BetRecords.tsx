import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Stack } from '@parlour/ui/page';
import { useGetBetVendorsQuery } from '../api/recordsApi';
import type { DayRange } from '@parlour/ui/date-range';
import { BetFilters } from './BetFilters';
import { BetList } from './BetList';
import { BetSheet } from './BetSheet';
import { useCurrencySymbol } from './useCurrencySymbol';
import { useRecordParams } from './useRecordParams';

/** The betting record of a range, of one kind of game or one vendor when chosen. */
export function BetRecords({ range }: { range: DayRange }) {
  const language = toGatewayLanguage(useLocale());
  const symbol = useCurrencySymbol();
  const { query, set } = useRecordParams();
  const { from, to } = range;
  const gameType = short(query.get('game'));
  const vassalage = short(query.get('vendor'));
  const vendors = useGetBetVendorsQuery({ from, to, language }, { refetchOnMountOrArgChange: true }).currentData ?? [];

  return (
    <Stack>
      <BetFilters vendors={vendors} gameType={gameType} vassalage={vassalage} onChange={set} />
      <BetList range={range} gameType={gameType} vassalage={vassalage} vendors={vendors} symbol={symbol} />
      <BetSheet symbol={symbol} />
    </Stack>
  );
}

/** A filter of the address; what no gateway would name is none. */
function short(text: string | null): string | undefined {
  return text && text.length <= 40 ? text : undefined;
}
