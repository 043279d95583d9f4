import { Component, type ErrorInfo, type ReactNode } from 'react';
import { failures } from './failures';

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
    console.error('A part broke:', error, componentStack);
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
