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

/** Shown in place of a block that threw or was not loaded. */
function BlockFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  // Most browsers remember that a module did not load until the page is reloaded.
  const handleRetry = () => (error instanceof LoadError && navigator.onLine ? window.location.reload() : retryFailures());
  return <ErrorState title={t('block.failed')} retryLabel={t('block.retry')} onRetry={handleRetry} />;
}
