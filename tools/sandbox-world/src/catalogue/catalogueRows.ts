import { dataOf } from '../countries/countries';
import type { Merchant } from '../merchants/merchants';
import type { World } from '../World';
import type { WorldGame } from './makeGames';

/** Code of a vendor's own lobby, for tiles that open the vendor's lobby. */
export const lobbyCode = 'LOBBY';

const dayMs = 24 * 3_600_000;

/** Returns the vendors and games of all merchants as database rows, each vendor with its lobby. */
export function catalogueRows(world: Pick<World, 'vendors'>, games: readonly WorldGame[], now: number) {
  return {
    vendors: world.vendors.map(({ code, displayName, makes, openIn = 'frame', maintenance = false }) => ({
      code,
      display_name: displayName,
      open_in: openIn,
      maintenance,
      // Vendors of slots and fishing games offer demos.
      demo: openIn === 'frame' && ('RNG' in makes || 'FISH' in makes),
    })),
    games: [...games.map((game) => gameRow(game, now)), ...world.vendors.map(lobbyRow)],
  };
}

/** Returns the categories that a merchant offers, and their vendors, as database rows. */
export function offerRows(world: Pick<World, 'vendors'>, { code: merchant, country }: Merchant) {
  const { offers } = dataOf({ country });
  return {
    categories: offers.map((category, position) => ({ merchant, category, position, disabled: false })),
    vendors: offers.flatMap((category) =>
      world.vendors.filter(({ makes }) => makes[category]).map(({ code }, position) => ({ merchant, category, vendor: code, position })),
    ),
  };
}

function gameRow(game: WorldGame, now: number) {
  const { nodeId, gameCode, minBet, age, ...rest } = game;
  return {
    node_id: nodeId,
    game_code: gameCode,
    min_bet: minBet,
    added_at: age === null ? null : now - age * dayMs,
    lobby: false,
    ...rest,
  };
}

function lobbyRow({ code, displayName, makes, look: { emblem, scheme } }: World['vendors'][number], index: number) {
  return {
    node_id: String(900_001 + index),
    game_code: lobbyCode,
    vendor: code,
    category: Object.keys(makes)[0],
    name: displayName,
    features: [],
    popularity: 0,
    lobby: true,
    motif: emblem,
    scheme,
  };
}
