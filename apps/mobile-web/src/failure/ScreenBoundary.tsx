import { type ReactNode, createElement } from 'react';
import { buildId } from '../env';
import { LoadError } from '../startup/loader';
import { appBundle } from '../startup/bundles';
import { showDocumentFailure, FailureBoundary } from './FailureBoundary';
import { reloadOnce } from './reloadOnce';

/**
 * Error boundary of a screen: the bars stay visible, and the player can retry. If the app bundle itself failed to load, there is nothing to
 * render an error with, so the page reloads once and then shows the document's failure box.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary fallback={renderError} onFailure={handleFailure}>
      {children}
    </FailureBoundary>
  );
}

function renderError(error: unknown): ReactNode {
  return appBundle.current && createElement(appBundle.current.ErrorScreen, { error });
}

function handleFailure(error: unknown): void {
  if (appBundle.current) return;
  const isReloading = error instanceof LoadError && navigator.onLine && reloadOnce(buildId());
  if (!isReloading) showDocumentFailure();
}
