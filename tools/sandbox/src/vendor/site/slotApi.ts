import type { Language } from './readTexts';

export type Machine = {
  reels: string[][];
  /** The row on each reel. */
  lines: [number, number, number][];
  /** Multiple of the stake for three of a kind. */
  pays: Record<string, number>;
  /** Share of all stakes, e.g. "0.96". */
  returnRate: string;
};

export type SlotSession = {
  gameName: string;
  vendorName: string;
  palette: Record<string, string>;
  language: Language;
  appOrigin: string;
  backUrl: string;
  symbol: string;
  machine: Machine;
  stakes: string[];
  /** Initial stake. */
  usualStake: string;
  balance: string;
};

export type SpinReply = {
  payout: string;
  /** `window[reel][row]` */
  window: string[][];
  wins: { line: number; symbol: string; pays: number }[];
  balance: string;
};

/** `code` of a refusal, or `lost` when the outcome of the request is unknown. */
export class SlotError extends Error {
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
    throw new SlotError((reply as { code?: string }).code ?? 'lost');
  } catch (error) {
    throw error instanceof SlotError ? error : new SlotError('lost');
  }
}

export function readSession(): Promise<SlotSession> {
  return ask('/api/session');
}

/** Repeating a round with the same id returns its result without a new stake. */
export function playRound(round: { roundId: string; stake: string }): Promise<SpinReply> {
  return ask('/api/spin', round);
}
