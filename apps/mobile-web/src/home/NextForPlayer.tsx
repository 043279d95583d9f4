import { WaitingGifts, useIsGiftClaimed } from '@parlour/promotions';
import { FirstSteps } from '@parlour/session';
import { TournamentCard } from '@parlour/tournaments';
import { useHasDeposited } from '@parlour/wallet';

/**
 * What a player does next: the first steps, with what promotions and the wallet know of them, the gifts that wait, and a tournament. While steps
 * remain, a tournament is shown only if the player has joined it.
 */
export function NextForPlayer() {
  return (
    <FirstSteps
      isGiftClaimed={useIsGiftClaimed()}
      hasDeposited={useHasDeposited()}
      renderNext={(hasSteps) => (
        <>
          {/* The gift of a new player is one of the steps. */}
          {!hasSteps && <WaitingGifts />}
          <TournamentCard isOwn={hasSteps} />
        </>
      )}
    />
  );
}
