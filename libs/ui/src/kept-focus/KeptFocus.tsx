import { type ReactNode, useState } from 'react';
import { type Keeper, KeeperContext } from './keeper';

/** Wraps the pages of an app, so that a control that the next page shows as well keeps the focus. */
export function KeptFocus({ children }: { children: ReactNode }) {
  const [keeper] = useState<Keeper>({});
  return <KeeperContext value={keeper}>{children}</KeeperContext>;
}
