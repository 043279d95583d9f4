import { ErrorState } from '@parlour/ui/error-state';
import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetFailedLoads, LoadError } from '../startup/loader';

/** The boundaries that show a failure. */
const failures = new Set<Component<unknown, { error?: unknown }>>();

/** Loads everything that failed to load again, and renders all failed parts again. */
export function retryFailures(): void {
  forgetFailedLoads();
  hideDocumentFailure();
  for (const boundary of failures) boundary.setState({ error: undefined });
  failures.clear();
}

type FailureBoundaryProps = {
  children: ReactNode;
  fallback?: (error: unknown) => ReactNode;
  onFailure?: (error: unknown) => void;
};
type FailureBoundaryState = { error?: unknown };

/** Error boundary that renders its children again when `retryFailures` is called. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = {};

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    // A file that the connection or the server withholds is no fault of the code.
    if (error instanceof LoadError) console.warn('A part was not loaded:', error, componentStack);
    else console.error('A part broke:', error, componentStack);
    failures.add(this);
    this.props.onFailure?.(error);
  }

  override componentWillUnmount(): void {
    failures.delete(this);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { error } = this.state;
    return error === undefined ? children : fallback?.(error);
  }
}

type PartBoundaryProps = { children: ReactNode; fallback?: ReactNode; onFailure?: () => void };

/** Error boundary for lazy parts of the shell. The screen works without them. */
export function PartBoundary({ children, fallback, onFailure }: PartBoundaryProps) {
  return (
    <FailureBoundary fallback={() => fallback} onFailure={onFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FailureBoundary>
  );
}

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

/** Shows the failure box that the document keeps ready (build/finishDocument.mjs). */
export function showDocumentFailure(): void {
  document.getElementById('failure')?.removeAttribute('hidden');
}

/** The app has started after all, so the box would be wrong. */
export function hideDocumentFailure(): void {
  document.getElementById('failure')?.setAttribute('hidden', '');
}
