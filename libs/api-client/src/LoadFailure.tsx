import { ErrorState } from '@parlour/ui/error-state';
import { errorCode } from './errorCode';
import { useErrorText } from './useErrorText';

export type LoadFailureProps = {
  /** What did not load. */
  title: string;
  /** `h1` where this is all there is on a page without a header. */
  titleAs?: 'p' | 'h1';
  /** Any error of a call; `undefined` where there was none, which then has no code. */
  error: unknown;
  /** Better words than the error's own. */
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  isBusy?: boolean;
};

/** Something of the gateway's did not come: what, why, a way to try again, and the code for support. */
export function LoadFailure({ error, text, isBusy, ...shown }: LoadFailureProps) {
  const errorText = useErrorText();
  return <ErrorState {...shown} text={text ?? errorText(error)} code={error === undefined ? undefined : errorCode(error)} busy={isBusy} />;
}
