import type { WireReply } from '@parlour/kernel/wire-call';
import type { gamesWire } from '@parlour/games/wire';
import { picture } from './picture';

export type GamePage = WireReply<typeof gamesWire.getFavourites>;
export type GameRows = ReturnType<typeof gameRows>;

/** Rows of games in the field's words: ids are numbers. A launch needs a code besides, which clients of this gateway never see. */
export function gameRows() {
  const codes = new Map<string, string>();

  return { of, note, codeOf: (nodeId: string) => codes.get(nodeId) ?? '' };

  function note(nodeId: string, gameCode: string): void {
    codes.set(nodeId, gameCode);
  }

  /** A page of the contract comes under one of three names. */
  function of({ content, games, list }: GamePage) {
    return (content ?? games ?? list ?? []).map(({ gameId, nodeId, gameCode, gameName, nodeName, gameType, vassalage, ...game }) => {
      note(nodeId, gameCode);
      const ids = { gameId: Number(gameId), nodeId: Number(nodeId) };
      return { ...ids, gameName, nodeName, gameType, vassalage, gameClassify: game.gameClassify, showIcon: picture(game.showIcon) };
    });
  }
}
