import { useIsGiftClaimed } from '@parlour/promotions';
import { FirstSteps } from '@parlour/session';
import { useHasDeposited } from '@parlour/wallet';

/** The first steps of a new player, with what promotions and the wallet know of them. */
export function NewPlayerSteps() {
  return <FirstSteps isGiftClaimed={useIsGiftClaimed()} hasDeposited={useHasDeposited()} />;
}
