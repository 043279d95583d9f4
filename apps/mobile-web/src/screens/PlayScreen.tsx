import { PlayGame } from '@parlour/games';
import { BalanceChip, useCurrencySymbol } from '@parlour/wallet';

/** A launched game under its bar, with the wallet's balance in it. */
export function PlayScreen() {
  const symbol = useCurrencySymbol();
  return <PlayGame balance={<BalanceChip />} symbol={symbol} />;
}
