import { join } from 'node:path';
import { wireLibraries } from '../../../../../tools/workspaces.mjs';
import { type Contract, callsOf } from '../callsOf';

const libraries = wireLibraries(join(__dirname, '../../../../..')).map(({ name }) => name);

/** Every call of every library's contract, with its name. */
export const contract = contractOf(libraries);

/** The calls of these libraries (`@parlour/wallet`) that have a contract. */
export function contractOf(names: readonly string[]): Contract {
  return callsOf(libraries.filter((name) => names.includes(name)).map((name) => jest.requireActual<object>(`${name}/wire`)));
}
