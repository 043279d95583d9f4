import { isAppError } from '@parlour/api-client';
import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Returns the failure to show. After too many attempts it carries the remaining time and disappears afterwards. */
export function useCooldown(failure: unknown): { failure: unknown; isWaiting: boolean } {
  const [left, setLeft] = useState<{ of: unknown; ms: number }>();
  const waitMs = isAppError(failure) && failure.kind === 'rateLimited' ? failure.retryAfterMs : undefined;

  useEffect(() => {
    if (!waitMs) return;
    const until = Date.now() + waitMs;
    const timer = setInterval(() => setLeft({ of: failure, ms: until - Date.now() }), TICK_MS);
    return () => clearInterval(timer);
  }, [failure, waitMs]);

  if (!waitMs) return { failure, isWaiting: false };
  const ms = left?.of === failure ? (left?.ms ?? waitMs) : waitMs;
  return ms > 0 ? { failure: { kind: 'rateLimited', retryAfterMs: ms }, isWaiting: true } : { failure: undefined, isWaiting: false };
}
