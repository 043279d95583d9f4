import { ErrorState } from '@parlour/ui/error-state';
import type { ReactNode } from 'react';
import { errorCode, isAppError } from '../errors/errors';
import { useErrorText } from '../errors/useErrorText';

export type LoadFailureProps = {
  /** Title: the content that did not load. */
  title: string;
  /** Use `h1` if this is the only content of a page without a header. */
  titleAs?: 'p' | 'h1';
  /** The error of the call; without one, no code is shown. */
  error: unknown;
  /** Replaces the error's default text. */
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  /** True while the retry is running. */
  isBusy?: boolean;
};

/** Shows that gateway data could not be loaded: the reason, a retry button and the code for support. What the site does not offer has no place. */
export function LoadFailure({ error, text, isBusy, ...shown }: LoadFailureProps) {
  const errorText = useErrorText();
  if (isAppError(error) && error.kind === 'absent') return null;
  const shownText = text ?? errorText(error);
  const code = error === undefined ? undefined : errorCode(error);
  // The gateway's own text has the code already.
  return <ErrorState {...shown} text={shownText} code={code && shownText.endsWith(`(${code})`) ? undefined : code} busy={isBusy} />;
}

export type QueryStateProps = LoadFailureProps & {
  /** Label for screen readers while it loads. */
  loadingLabel: string;
  /** Skeletons of the same size as the data. */
  children: ReactNode;
};

/** The loading or error state of a query without data. In a `Stack`, what follows the skeletons appears together with the data. */
export function QueryState({ loadingLabel, children, ...failure }: QueryStateProps) {
  if (failure.error !== undefined) return <LoadFailure {...failure} />;
  return (
    <div role="status" aria-label={loadingLabel} data-loading>
      {children}
    </div>
  );
}
