import * as agent from '@parlour/agent/wire';
import * as apiClient from '@parlour/api-client/wire';
import * as games from '@parlour/games/wire';
import type { WireCall } from '@parlour/kernel';
import * as merchant from '@parlour/merchant/wire';
import * as messaging from '@parlour/messaging/wire';
import * as player from '@parlour/player/wire';
import * as promotions from '@parlour/promotions/wire';
import * as session from '@parlour/session/wire';
import * as tournaments from '@parlour/tournaments/wire';
import * as wallet from '@parlour/wallet/wire';

/** The calls of the libraries' contracts, with their names. A call of a library that is not listed shows as unknown in the log. */
export const contract: readonly [string, WireCall][] = [
  ...[agent, apiClient, games, merchant, messaging, player, promotions, session, tournaments, wallet],
]
  .flatMap((library) => Object.values(library) as unknown[])
  .flatMap((wire) => (typeof wire === 'object' && wire !== null ? Object.entries(wire as object) : []))
  .filter((entry): entry is [string, WireCall] => isCall(entry[1]));

export function findCall(method: string, path: string): [string, WireCall] | undefined {
  return contract.find(([, call]) => call.method === method && call.path === path);
}

function isCall(value: unknown): value is WireCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
