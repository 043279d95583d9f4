import type { WireCall } from '@parlour/kernel/wire-call';

/** Calls of the gateway with their names. Two libraries may describe the same call. */
export type Contract = readonly [string, WireCall][];

/** Returns every call of these libraries' contracts (`@parlour/<library>/wire`). */
export function callsOf(libraries: readonly object[]): Contract {
  return libraries
    .flatMap((library) => Object.values(library) as unknown[])
    .flatMap((wire) => (typeof wire === 'object' && wire !== null ? (Object.entries(wire) as [string, unknown][]) : []))
    .filter((entry): entry is [string, WireCall] => isCall(entry[1]));
}

function isCall(value: unknown): value is WireCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
