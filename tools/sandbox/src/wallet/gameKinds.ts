import type { GatewayLanguage } from '@parlour/kernel';
import type { GameKind } from '@parlour/sandbox-world';
import { world } from '../world';

/** Every kind of games, in the order in which terms list them. */
export const gameKinds = Object.keys(world.gameKinds) as GameKind[];

/** The kinds that count towards a bonus whose terms name none. */
export const bonusKinds: readonly GameKind[] = gameKinds.filter((kind) => kind !== 'lottery');

export function kindOf(gameType: string): GameKind | undefined {
  return gameKinds.find((kind) => world.gameKinds[kind].types.includes(gameType));
}

/** Returns the game types of kinds. */
export function typesOf(kinds: readonly GameKind[]): string[] {
  return kinds.flatMap((kind) => world.gameKinds[kind].types);
}

export function namesOf(kinds: readonly GameKind[], language: GatewayLanguage): string[] {
  return gameKinds.filter((kind) => kinds.includes(kind)).map((kind) => world.gameKinds[kind].names[language]);
}

/** Returns the names of the kinds that do not count. */
export function namesWithout(kinds: readonly GameKind[], language: GatewayLanguage): string[] {
  return namesOf(
    gameKinds.filter((kind) => !kinds.includes(kind)),
    language,
  );
}
