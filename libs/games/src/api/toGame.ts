import type { Money } from '@parlour/kernel/money';
import type { WireValue } from '@parlour/kernel/wire-call';
import type { homeWire } from '../wire/home';

/** Present figures of a game, and the currency symbol of their amounts. */
export type GameFigures = { players?: number; jackpot?: Money; lastWin?: Money; symbol: string };

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
  /** Its lowest stake. */
  minBet?: Money;
  /** Labels for the corner of its tile, as the gateway sends them. */
  tags?: string[];
  /** The vendor is in maintenance. */
  isClosed?: boolean;
  /** Path of its image on the CDN, without size and format. */
  image?: string;
  /** Dominant colour of the image. */
  placeholder?: string;
  now?: GameFigures;
};

export type GamePage = { games: Game[]; pageNum: number; totalPages: number };

/** The games that a search found, and the probable spelling if the text matches nothing. */
export type FoundGames = GamePage & { suggestion?: string };

type WirePage = WireValue<typeof homeWire.getHotGames>;

function toGame(game: WirePage['games'][number], symbol: string): Game {
  return {
    nodeId: game.nodeId,
    name: game.gameName,
    vendor: game.vassalage,
    gameCode: game.gameCode,
    gameType: game.gameType,
    lottoMode: game.lottoMode ?? undefined,
    vendorName: game.displayName ?? undefined,
    classify: game.gameClassifyNew ?? game.gameClassify ?? undefined,
    minBet: game.minBet ?? undefined,
    tags: game.tags ?? undefined,
    isClosed: game.supportPlay === false,
    image: game.mobileLargeIcon ?? game.showIcon ?? undefined,
    placeholder: game.placeholder ?? undefined,
    now: toFigures(game, symbol),
  };
}

type WireFigures = Pick<WirePage['games'][number], 'players' | 'jackpot' | 'lastWin'>;

export function toFigures({ players, jackpot, lastWin }: WireFigures, symbol: string): GameFigures | undefined {
  if (players == null && jackpot == null && lastWin == null) return undefined;
  return { players: players ?? undefined, jackpot: jackpot ?? undefined, lastWin: lastWin ?? undefined, symbol };
}

export function toGamePage({ games, pageNum, totalPages, currencySymbol }: WirePage): GamePage {
  return { games: games.map((game) => toGame(game, currencySymbol)), pageNum, totalPages };
}
