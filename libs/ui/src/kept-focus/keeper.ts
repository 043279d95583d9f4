import { createContext } from 'react';

/** The name of the control that had the focus when its page was removed, until the player goes on elsewhere. */
export type Keeper = { left?: string | undefined };

export const KeeperContext = createContext<Keeper | undefined>(undefined);
