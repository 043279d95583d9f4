import { Component, type ErrorInfo, type ReactNode, createElement } from 'react';
import { buildId } from '../env';
import { LoadError } from '../later/loader';
import { forgetFailedFrames } from '../later/frameOf';
import { frame } from '../later/parts';
import { reloadOnce } from './reloadOnce';
import { showDocumentFailure } from './showDocumentFailure';

type ScreenBoundaryProps = { children: ReactNode };
type ScreenBoundaryState = { error?: unknown };

/**
 * Keeps what breaks in a screen inside it: the bars stay, and the player may try again. A screen whose files are gone means a new
 * release, so the page reloads itself, once (reliability D1).
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A screen broke:', error, componentStack);
    const isReloading = error instanceof LoadError && navigator.onLine && reloadOnce(buildId());
    if (!isReloading && !frame.current) showDocumentFailure();
  }

  private readonly handleRetry = (): void => {
    forgetFailedFrames();
    frame.current?.forgetFailedScreens();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return frame.current ? createElement(frame.current.ErrorScreen, { error, onRetry: this.handleRetry }) : null;
  }
}
