import { useIsHydrated } from '@parlour/ui/hydrated';
import { type PasskeyBarrier, passkeyBarrier } from '../rules/passkeyBarrier';

/** Returns why passkeys cannot work here. The server knows no browser, so nothing stands in the way until the app has taken over its markup. */
export function usePasskeyBarrier(): PasskeyBarrier | undefined {
  return useIsHydrated() ? passkeyBarrier() : undefined;
}
