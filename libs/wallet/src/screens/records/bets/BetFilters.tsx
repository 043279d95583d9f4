import { useTranslation } from 'react-i18next';
import { MoreFilters } from '../MoreFilters';
import { readGameType, readVendor, useRecordParams } from '../recordParams';
import { useBetVendors } from './useBetVendors';

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
