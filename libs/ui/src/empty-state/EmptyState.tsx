import { StatePanel, type StatePanelProps } from '../state-panel';

export type EmptyStateProps = Pick<StatePanelProps, 'icon' | 'title' | 'titleAs' | 'text' | 'action'>;

/** An empty state: the reason, and the next step. */
export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} />;
}
