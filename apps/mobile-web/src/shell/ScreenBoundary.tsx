import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';
import { forgetFailedScreens } from './loadScreen';

type ScreenBoundaryProps = { children: ReactNode };
type ScreenBoundaryState = { error?: unknown };

/** Keeps what breaks in a screen inside it: the bars stay, and the player may try again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A screen broke:', error, componentStack);
  }

  private readonly handleRetry = (): void => {
    forgetFailedScreens();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <ErrorScreen error={this.state.error} onRetry={this.handleRetry} />;
  }
}
