import { Loading } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Stack } from '@parlour/ui/page';
import { useGetBetVendorsQuery } from '../../../api/recordsApi';
import type { DayRange } from '@parlour/ui/date-range';
import { BetFilters } from './BetFilters';
import { BetList } from './BetList';
import { BetSheet } from './BetSheet';
import { useCurrencySymbol } from '../../../hooks/useCurrencySymbol';
import { useRecordParams } from '../useRecordParams';

/** Shows the betting record of a range, optionally of one game type or vendor. */
export function BetRecords({ range }: { range: DayRange }) {
  const language = toGatewayLanguage(useLocale());
  const symbol = useCurrencySymbol();
  const { query, set } = useRecordParams();
  const { from, to } = range;
  const gameType = short(query.get('game'));
  const vendor = short(query.get('vendor'));
  const { currentData: vendors = [], isLoading } = useGetBetVendorsQuery({ from, to, language }, { refetchOnMountOrArgChange: true });

  return (
    <Stack>
      {isLoading && <Loading cards={3} />}
      <BetFilters vendors={vendors} gameType={gameType} vendor={vendor} onChange={set} />
      <BetList range={range} gameType={gameType} vendor={vendor} vendors={vendors} symbol={symbol} />
      <BetSheet symbol={symbol} />
    </Stack>
  );
}

/** Reads a filter from the URL; ignores values too long to be an id. */
function short(text: string | null): string | undefined {
  return text && text.length <= 40 ? text : undefined;
}
