import { useSearchParams } from 'react-router-dom';
import type { Reward } from '../wire/rewardWire';
import type { Claims } from './useClaims';

/**
 * Opens the confirmation of a claim from a link: `?claim=<id>` for one reward, `?claim=all` for everything that can be claimed. The link alone claims
 * nothing, not even a reward without turnover. The URL keeps the parameter, so a reload opens it again.
 */
export function useLinkedClaim(claims: Claims, claimable: readonly Reward[]): Claims {
  const [query, setQuery] = useSearchParams();
  const id = query.get('claim');
  const linked = claimable.filter(({ rewardId }) => id === 'all' || rewardId === id);
  if (linked.length === 0 || claims.asked || claims.isUnknown) return claims;

  const close = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('claim');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...claims,
    asked: linked,
    confirm: async () => {
      await claims.claim(linked);
      close();
    },
    cancel: close,
  };
}
