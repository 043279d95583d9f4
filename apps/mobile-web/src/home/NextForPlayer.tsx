import { useIsGiftClaimed } from '@parlour/promotions';
import { FirstSteps } from '@parlour/session';
import { TournamentCard } from '@parlour/tournaments';
import { useHasDeposited } from '@parlour/wallet';

/**
 * What a player does next: the first steps, with what promotions and the wallet know of them, and a tournament. While steps remain, a tournament is
 * shown only if the player has joined it.
 */
export function NextForPlayer() {
  return (
    <FirstSteps
      isGiftClaimed={useIsGiftClaimed()}
      hasDeposited={useHasDeposited()}
      renderNext={(hasSteps) => <TournamentCard isOwn={hasSteps} />}
    />
  );
}
