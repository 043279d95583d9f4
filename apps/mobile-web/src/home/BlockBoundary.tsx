import { ErrorState } from '@parlour/ui/error-state';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBoundary } from '../failure/FailureBoundary';
import { retryFailures } from '../failure/failures';
import { LoadError } from '../startup/loader';

/**
 * Catches a block that throws or cannot be loaded, so that the rest of the page works. The block itself handles failed requests.
 */
export function BlockBoundary({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary fallback={(error) => <BlockFailure error={error} />}>
      <Suspense>{children}</Suspense>
    </FailureBoundary>
  );
}

/** Fallback for a block that threw or failed to load. */
function BlockFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  // Most browsers fail each later import of a module that failed once, until the page is reloaded.
  const handleRetry = () => (error instanceof LoadError && navigator.onLine ? window.location.reload() : retryFailures());
  return <ErrorState title={t('block.failed')} retryLabel={t('block.retry')} onRetry={handleRetry} />;
}
