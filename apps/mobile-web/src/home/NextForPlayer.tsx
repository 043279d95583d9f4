import { WaitingGifts, useIsGiftClaimed } from '@parlour/promotions';
import { FirstSteps } from '@parlour/session';
import { TournamentCard } from '@parlour/tournaments';
import { useHasDeposited } from '@parlour/wallet';

/**
 * The next things for a player to do: the first steps, whose progress comes from promotions and the wallet, the waiting gifts, and a tournament.
 * While steps remain, a tournament is shown only if the player has joined it.
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
