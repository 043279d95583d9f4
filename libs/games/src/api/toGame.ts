import type { WireValue } from '@parlour/kernel';
import type { gamesWire } from '../wire';

/** A game as tiles and lists show it. */
export type Game = {
  nodeId: string;
  name: string;
  vassalage: string;
  gameCode: string;
  gameType: string;
  lottoMode?: string;
  /** The vendor's name. */
  vendorName?: string;
  /** Classification code of a slot. */
  classify?: string;
  /** Words for the corner of its tile, as the gateway gives them. */
  tags?: string[];
  /** The vendor is in maintenance. */
  isClosed?: boolean;
  /** Path of the art on the image CDN, without size and format. */
  art?: string;
  /** Dominant colour of the art. */
  placeholder?: string;
};

export type GamePage = { games: Game[]; pageNum: number; totalPages: number };

type WirePage = WireValue<typeof gamesWire.getGames>;

function toGame(game: WirePage['games'][number]): Game {
  return {
    nodeId: game.nodeId,
    name: game.gameName,
    vassalage: game.vassalage,
    gameCode: game.gameCode,
    gameType: game.gameType,
    lottoMode: game.lottoMode ?? undefined,
    vendorName: game.displayName ?? undefined,
    classify: game.gameClassifyNew ?? game.gameClassify ?? undefined,
    tags: game.tags ?? undefined,
    isClosed: game.supportPlay === false,
    art: game.mobileLargeIcon ?? game.showIcon ?? undefined,
    placeholder: game.placeholder ?? undefined,
  };
}

export function toGamePage({ games, pageNum, totalPages }: WirePage): GamePage {
  return { games: games.map(toGame), pageNum, totalPages };
}
