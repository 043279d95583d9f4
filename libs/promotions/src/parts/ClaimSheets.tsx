import type { Claims } from '../hooks/useClaims';
import { ClaimSheet } from './ClaimSheet';
import { ReceiptSheet } from './ReceiptSheet';

/** The sheets of a claim: the question before it, and the receipt after it. */
export function ClaimSheets({ claims }: { claims: Claims }) {
  if (claims.receipts) return <ReceiptSheet receipts={claims.receipts} onClose={claims.close} />;
  if (!claims.asked) return null;
  return (
    <ClaimSheet rewards={claims.asked} isBusy={claims.claiming.length > 0} onClaim={() => void claims.confirm()} onClose={claims.cancel} />
  );
}
