import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import type { MoneyFilter } from '../../../api/exportApi';
import type { MoneyRecord } from '../../../wire/records';
import { readKind, useRecordParams, useRecordRange } from '../recordParams';

export const moneyStatuses = [
  'pending',
  'successful',
  'rejected',
  'expired',
  'cancelled',
  'checking',
] as const satisfies readonly MoneyRecord['status'][];

const METHOD_LENGTH = 60;

/** Reads the filter of the money records from the URL. */
export function useMoneyFilter(): MoneyFilter {
  const language = toGatewayLanguage(useLocale());
  const { query } = useRecordParams();
  const { from, to } = useRecordRange().range;
  const kind = readKind(query);
  const status = moneyStatuses.find((id) => id === query.get('status'));
  const method = query.get('method');
  const isMethod = method !== null && method !== '' && method.length <= METHOD_LENGTH;
  return { from, to, language, ...(kind && { kind }), ...(status && { status }), ...(isMethod && { method }) };
}
