import { PlayGame } from '@parlour/games';
import type { ScreenProps } from '@parlour/kernel/feature';
import { PlayGate, RealityCheck } from '@parlour/session';
import { BalanceChip, useCurrencySymbol } from '@parlour/wallet';

/** A launched game below its bar, with the wallet's balance and session's reality check. Games do not open during a break. */
export function PlayScreen({ gameNote }: ScreenProps) {
  const symbol = useCurrencySymbol();
  return (
    <PlayGate>
      <PlayGame
        balance={<BalanceChip />}
        symbol={symbol}
        controls={(game) => <RealityCheck {...game} symbol={symbol} />}
        gameNote={gameNote}
      />
    </PlayGate>
  );
}
