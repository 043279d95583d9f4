import { loadWorld } from '@parlour/sandbox-world';

/** Data of the merchants; `loadWorld(folder)` reads another operator's data. */
export const world = loadWorld();
