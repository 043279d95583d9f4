import { Component, type ErrorInfo, type ReactNode, createElement } from 'react';
import { buildId } from '../env';
import { LoadError } from '../startup/loader';
import { forgetFailedBundles } from '../startup/appBundleOf';
import { appBundle } from '../startup/lazyBundles';
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
    if (appBundle.current) return;
    const isReloading = error instanceof LoadError && navigator.onLine && reloadOnce(buildId());
    if (!isReloading) showDocumentFailure();
  }

  private readonly handleRetry = (): void => {
    forgetFailedBundles();
    appBundle.current?.forgetFailedScreens();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return appBundle.current ? createElement(appBundle.current.ErrorScreen, { error, onRetry: this.handleRetry }) : null;
  }
}
