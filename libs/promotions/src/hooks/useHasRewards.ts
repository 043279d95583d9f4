import { useFlag } from '@parlour/merchant';

/** True if the merchant has a reward center (flag REWCEN3 of specification 2). */
export function useHasRewards(): boolean {
  return useFlag('REWCEN3');
}
