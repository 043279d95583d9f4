import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailure, reportFailure, retryFailures } from './failures';

type FailureBoundaryProps = {
  children: ReactNode;
  /** Another place retries after a failure. */
  place?: string;
  fallback?: (error: unknown) => ReactNode;
  onFailure?: (error: unknown) => void;
};
type FailureBoundaryState = { error?: unknown };

/** Error boundary that renders its content again when failures are retried (failures.ts). */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = {};

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A part broke:', error, componentStack);
    reportFailure(this.retry);
    this.props.onFailure?.(error);
  }

  override componentDidUpdate({ place }: FailureBoundaryProps): void {
    if (this.state.error !== undefined && place !== this.props.place) retryFailures();
  }

  override componentWillUnmount(): void {
    forgetFailure(this.retry);
  }

  private readonly retry = (): void => {
    forgetFailure(this.retry);
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { error } = this.state;
    return error === undefined ? children : fallback?.(error);
  }
}
