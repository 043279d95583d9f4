import { useCurrencySymbol } from '../../../api/walletsApi';
import { BetList } from './BetList';
import { BetSheet } from './BetSheet';

/** Shows the betting record of a period, optionally of one game type or vendor. */
export function BetRecords() {
  const symbol = useCurrencySymbol();
  return (
    <>
      <BetList symbol={symbol} />
      <BetSheet symbol={symbol} />
    </>
  );
}
