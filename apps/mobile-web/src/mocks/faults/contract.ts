import { join } from 'node:path';
import { wireLibraries } from '../../../../../tools/workspaces.mjs';
import { callsOf } from '../callsOf';

/** Every call of every library's contract, with its name. */
export const contract = callsOf(
  wireLibraries(join(__dirname, '../../../../..')).map(({ name }) => jest.requireActual<object>(`${name}/wire`)),
);
