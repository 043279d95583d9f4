import { Component, type ErrorInfo, type ReactNode, createElement } from 'react';
import { buildId } from '../env';
import { LoadError } from '../later/loader';
import { forgetFailedFrames } from '../later/frameOf';
import { frame } from '../later/parts';
import { reloadOnce } from './reloadOnce';
import { showDocumentFailure } from './documentFailure';

type ScreenBoundaryProps = { children: ReactNode };
type ScreenBoundaryState = { error?: unknown };

/**
 * Error boundary of a screen: the bars stay visible, and the player can retry. If the app bundle itself failed to load, there is nothing to
 * render an error with, so the page reloads once and then shows the document's failure box.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A screen broke:', error, componentStack);
    if (frame.current) return;
    const isReloading = error instanceof LoadError && navigator.onLine && reloadOnce(buildId());
    if (!isReloading) showDocumentFailure();
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
