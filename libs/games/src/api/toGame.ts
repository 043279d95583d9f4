import type { WireValue } from '@parlour/kernel';
import type { gamesWire } from '../wire';

/** A game as tiles and lists show it. On the wire, `vendor` is called `vassalage`. */
export type Game = {
  nodeId: string;
  name: string;
  /** Vendor code. */
  vendor: string;
  gameCode: string;
  gameType: string;
  lottoMode?: string;
  vendorName?: string;
  /** Classification code of a slot. */
  classify?: string;
  /** Labels for the corner of its tile, as the gateway sends them. */
  tags?: string[];
  /** The vendor is in maintenance. */
  isClosed?: boolean;
  /** Path of its image on the CDN, without size and format. */
  image?: string;
  /** Dominant colour of the image. */
  placeholder?: string;
};

export type GamePage = { games: Game[]; pageNum: number; totalPages: number };

type WirePage = WireValue<typeof gamesWire.getGames>;

function toGame(game: WirePage['games'][number]): Game {
  return {
    nodeId: game.nodeId,
    name: game.gameName,
    vendor: game.vassalage,
    gameCode: game.gameCode,
    gameType: game.gameType,
    lottoMode: game.lottoMode ?? undefined,
    vendorName: game.displayName ?? undefined,
    classify: game.gameClassifyNew ?? game.gameClassify ?? undefined,
    tags: game.tags ?? undefined,
    isClosed: game.supportPlay === false,
    image: game.mobileLargeIcon ?? game.showIcon ?? undefined,
    placeholder: game.placeholder ?? undefined,
  };
}

export function toGamePage({ games, pageNum, totalPages }: WirePage): GamePage {
  return { games: games.map(toGame), pageNum, totalPages };
}
