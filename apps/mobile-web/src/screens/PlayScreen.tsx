import { PlayGame } from '@parlour/games';
import { BalanceChip } from '@parlour/wallet';

/** A launched game under its bar, with the wallet's balance in it. */
export function PlayScreen() {
  return <PlayGame balance={<BalanceChip />} />;
}
