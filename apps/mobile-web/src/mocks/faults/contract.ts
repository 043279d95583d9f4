import { join } from 'node:path';
import type { WireCall } from '@parlour/kernel';
import { wireLibraries } from '../../../../../tools/workspaces.mjs';

/** Every call of every library's contract, with its name. Two libraries may describe the same call. */
export const contract: readonly [string, WireCall][] = wireLibraries(join(__dirname, '../../../../..'))
  .flatMap(({ name }) => Object.values(jest.requireActual<object>(`${name}/wire`)))
  .flatMap((wire: unknown) => (typeof wire === 'object' && wire !== null ? Object.entries(wire) : []))
  .filter((entry): entry is [string, WireCall] => isCall(entry[1]));

function isCall(value: unknown): value is WireCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
