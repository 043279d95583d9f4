import { Button } from '../button';
import { StatePanel, type StatePanelProps } from '../state-panel';

export type ErrorStateProps = Pick<StatePanelProps, 'title' | 'titleAs' | 'text' | 'code'> & {
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
};

/** A failure: the part that did not load, a retry button, and the error code. */
export function ErrorState({ retryLabel, onRetry, busy, ...shown }: ErrorStateProps) {
  const action = (
    <Button variant="secondary" icon="refresh" busy={busy} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return <StatePanel {...shown} role="alert" icon="alert" tone="warn" action={action} />;
}
