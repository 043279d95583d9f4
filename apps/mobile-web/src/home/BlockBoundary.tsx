import { ErrorState } from '@parlour/ui/error-state';
import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetFailedBundles } from '../startup/appBundleOf';
import { home, player } from '../startup/lazyBundles';

type BlockBoundaryProps = { children: ReactNode };
type BlockBoundaryState = { hasFailed: boolean };

/**
 * Catches a block that throws or cannot be loaded, so that the rest of the page works. The block itself handles failed requests.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BlockBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A block broke:', error, componentStack);
  }

  private readonly handleRetry = (): void => {
    forgetFailedBundles();
    home.forgetFailure();
    player.forgetFailure();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (this.state.hasFailed) return <BlockFailure onRetry={this.handleRetry} />;
    return <Suspense>{this.props.children}</Suspense>;
  }
}

type BlockFailureProps = { onRetry: () => void };

/** Shown in place of a block that threw. */
function BlockFailure({ onRetry }: BlockFailureProps) {
  const { t } = useTranslation('shell');
  return <ErrorState title={t('block.failed')} text={t('failure.text')} retryLabel={t('block.retry')} onRetry={onRetry} />;
}
