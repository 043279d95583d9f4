import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BlockFailure } from './BlockFailure';

type BlockBoundaryProps = { children: ReactNode };
type BlockBoundaryState = { hasFailed: boolean };

/** A block that breaks leaves the rest of the page alone. What it could not load is the block's own business. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BlockBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A block broke:', error, componentStack);
  }

  private readonly handleRetry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? <BlockFailure onRetry={this.handleRetry} /> : this.props.children;
  }
}
