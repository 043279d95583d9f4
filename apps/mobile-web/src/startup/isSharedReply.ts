import { api } from '@parlour/api-client';
import type { WireCall } from '@parlour/kernel';

type Definition = { query?: (arg: unknown) => { call?: WireCall } };
type Named = { endpointName: string; arg: unknown };

const definitions = new Map<string, Definition>();

/**
 * Whether the reply of a query is the same for every player (ADR 0021). The reply of any other call depends on who asks, so a visitor's must
 * not be shown to a player. An endpoint that makes several calls counts as one whose reply depends on who asks.
 */
export function isSharedReply({ endpointName, arg }: Named): boolean {
  const { query } = definitions.get(endpointName) ?? definitionOf(endpointName);
  // An infinite query gets its argument together with the number of the page.
  return [arg, { queryArg: arg, pageParam: 1 }].some((parameter) => isPublic(query, parameter));
}

function isPublic(query: Definition['query'], parameter: unknown): boolean {
  try {
    return query?.(parameter).call?.public !== undefined;
  } catch {
    return false;
  }
}

function definitionOf(endpointName: string): Definition {
  const find = (definition: Definition) => void definitions.set(endpointName, definition);
  // The endpoints are injected, so the api's own type does not know their names.
  api.enhanceEndpoints({ endpoints: { [endpointName]: find } as object });
  return definitions.get(endpointName) ?? {};
}
