import type { StoredCopy } from '@parlour/kernel/storage';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { useMemo } from 'react';

/** Returns the copy of a reply while the reply itself is not there. A page from the server is hydrated without it first, as it was rendered. */
export function useStoredCopy<Value>(copy: StoredCopy<Value>, of: string, isMissing: boolean): Value | undefined {
  const isHydrated = useIsHydrated();
  return useMemo(() => (isMissing && isHydrated ? copy.read(of) : undefined), [copy, of, isMissing, isHydrated]);
}
