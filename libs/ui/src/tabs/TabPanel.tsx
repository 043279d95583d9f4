import type { ReactNode } from 'react';

export type TabPanelProps = {
  /** The `panelId` of its tabs. */
  id: string;
  /** The name of the view that is shown: the label of its tab, or the task if a field in it has the same name. Without it, while there are no tabs to choose from, the panel is a plain box. */
  label: string | undefined;
  children: ReactNode;
};

/** The view that tabs choose. */
export function TabPanel({ id, label, children }: TabPanelProps) {
  return (
    <div id={id} role={label === undefined ? undefined : 'tabpanel'} aria-label={label}>
      {children}
    </div>
  );
}
