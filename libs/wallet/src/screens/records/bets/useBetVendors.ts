import { toGatewayLanguage } from '@parlour/kernel';
import { useFlag, useLocale } from '@parlour/site';
import { useGetBetVendorsQuery } from '../../../api/recordsApi';
import type { BetVendor } from '../../../wire/records';
import { useRecordRange, useRecordTab } from '../recordParams';

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
