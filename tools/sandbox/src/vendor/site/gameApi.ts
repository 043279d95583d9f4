import type { GatewayLanguage } from '@parlour/kernel';

/** Name and picture of each symbol of the machine. */
export type ShownSymbols = Record<string, { name: string; image: string }>;

/** `rules` holds the tables of the game. */
export type GameSession<Rules> = {
  gameName: string;
  vendorName: string;
  palette: Record<string, string>;
  language: GatewayLanguage;
  appOrigin: string;
  backUrl: string;
  symbol: string;
  symbolPlace: 'before' | 'after';
  decimals: number;
  rules: Rules & { returnRate?: string };
  /** Pictures and names of a slot's symbols. */
  symbols?: ShownSymbols;
  stakes: string[];
  /** Initial stake. */
  usualStake: string;
  balance: string;
};

/** The part that the replies of all games share. */
export type RoundReply = { stake: string; payout: string; balance: string };

export type Round = { roundId: string; stake: string; pick?: unknown };

/** `code` of a refusal, or `lost` when the outcome of the request is unknown. */
export class GameError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const token = location.pathname.split('/').pop() ?? '';
const patienceMs = 15_000;

async function ask<Reply>(path: string, body?: unknown): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const reply: unknown = await response.json();
    if (response.ok) return reply as Reply;
    throw new GameError((reply as { code?: string }).code ?? 'lost');
  } catch (error) {
    throw error instanceof GameError ? error : new GameError('lost');
  }
}

export function readSession<Rules>(): Promise<GameSession<Rules>> {
  return ask('/api/session');
}

/** Repeating a round with the same id returns its result without a new stake. */
export function playRound<Reply extends RoundReply>(round: Round): Promise<Reply> {
  return ask('/api/round', round);
}
