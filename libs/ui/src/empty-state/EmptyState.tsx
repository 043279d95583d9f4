import { StatePanel, type StatePanelProps } from '../state-panel';

export type EmptyStateProps = Pick<StatePanelProps, 'icon' | 'title' | 'titleAs' | 'text' | 'action'>;

/** Nothing to show here, for this reason, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} />;
}
