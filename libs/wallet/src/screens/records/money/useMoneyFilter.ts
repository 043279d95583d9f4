import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import type { MoneyFilter } from '../../../api/exportApi';
import type { DayRange } from '@parlour/ui/date-range';
import { readKind } from '../recordsTab';
import { moneyStatuses } from './MoneyFilters';
import { useRecordParams } from '../useRecordParams';

const METHOD_LENGTH = 60;

/** Reads the filter of the money records from the URL. */
export function useMoneyFilter({ from, to }: DayRange): MoneyFilter {
  const language = toGatewayLanguage(useLocale());
  const { query } = useRecordParams();
  const kind = readKind(query);
  const status = moneyStatuses.find((id) => id === query.get('status'));
  const method = query.get('method');
  const isMethod = method !== null && method !== '' && method.length <= METHOD_LENGTH;
  return { from, to, language, ...(kind && { kind }), ...(status && { status }), ...(isMethod && { method }) };
}
