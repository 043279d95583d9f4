import type { EnvelopeShape } from './envelopeShape';
import type { Prefixes } from './prefixes';
import type { Recognised } from './recogniseCalls';

/** A guessed difference between the gateway and the contract. */
export type Guess = {
  what: string;
  /** The request, the status and a piece of the reply that it is guessed from. */
  evidence: string;
  /** The lines of the adapter, or of the operator's file, for this difference. */
  write: string;
};

/** All guesses about a gateway. A first adapter is written from them. */
export type Dialect = {
  guesses: Guess[];
  /** Names of the headers for merchant, language and token; `undefined`: as the contract has it. */
  headers: { merchant: string; language: string } | undefined;
  token: TokenStyle | undefined;
  /** `undefined`: the contract's. */
  envelope: EnvelopeShape | undefined;
  cookies: string[];
  /** The contract's codes by the gateway's. */
  refusals: Record<string, string>;
  /** The gateway's prefixes in place of `/wps/` and `/lgw/`. */
  prefixes: Prefixes;
  calls: Recognised[];
};

export type TokenStyle = { header: string; isBare: boolean };
