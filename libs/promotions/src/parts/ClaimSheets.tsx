import type { PropsWithChildren } from 'react';
import type { Claims } from '../hooks/useClaims';
import { ClaimSheet } from './ClaimSheet';
import { ReceiptSheet } from './ReceiptSheet';

/** The sheets of a claim: the confirmation before it, and the receipt after it. Both show the balance (`children`). */
export function ClaimSheets({ claims, children }: PropsWithChildren<{ claims: Claims }>) {
  if (claims.receipts) {
    return (
      <ReceiptSheet receipts={claims.receipts} onClose={claims.close}>
        {children}
      </ReceiptSheet>
    );
  }
  if (!claims.asked) {
    // Mounted but hidden, the balance reads its value before the claim, so that the receipt can count up from it.
    return claims.claiming.length > 0 && <div hidden>{children}</div>;
  }
  return (
    <ClaimSheet rewards={claims.asked} isBusy={claims.claiming.length > 0} onClaim={() => void claims.confirm()} onClose={claims.cancel}>
      {children}
    </ClaimSheet>
  );
}
