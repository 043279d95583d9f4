import { TodayStrip, useSignUpGift } from '@parlour/promotions';
import { FirstSteps } from '@parlour/session';
import { useHasDeposited } from '@parlour/wallet';

/** What is next for a player, above the games: the first steps, whose progress comes from promotions and the wallet, then what each day brings. */
export function Today() {
  const { isClaimed, amount } = useSignUpGift();
  return (
    <FirstSteps isGiftClaimed={isClaimed} gift={amount} hasDeposited={useHasDeposited()}>
      <TodayStrip />
    </FirstSteps>
  );
}
