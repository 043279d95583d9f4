import { type ReactNode, createElement } from 'react';
import { buildId } from '../env';
import { Splash } from '../shell/Splash';
import { LoadError, useLoaded } from '../startup/loader';
import { appBundle, later } from '../startup/bundles';
import { showDocumentFailure, FailureBoundary } from './FailureBoundary';
import { reloadOnce } from './reloadOnce';

/**
 * Error boundary of a screen: the bars stay visible, and the player can retry. If the app bundle or the screen of errors failed to load, there is
 * nothing to render an error with, so the page reloads once and then shows the document's failure box.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary fallback={renderError} onFailure={handleFailure}>
      {children}
    </FailureBoundary>
  );
}

function renderError(error: unknown): ReactNode {
  return (
    appBundle.current && (
      <FailureBoundary onFailure={giveUp}>
        <LoadedErrorScreen error={error} />
      </FailureBoundary>
    )
  );
}

function LoadedErrorScreen({ error }: { error: unknown }) {
  const parts = useLoaded(later);
  return parts ? createElement(parts.ErrorScreen, { error }) : <Splash />;
}

function handleFailure(error: unknown): void {
  if (!appBundle.current) giveUp(error);
}

function giveUp(error: unknown): void {
  const isReloading = error instanceof LoadError && navigator.onLine && reloadOnce(buildId());
  if (!isReloading) showDocumentFailure();
}
