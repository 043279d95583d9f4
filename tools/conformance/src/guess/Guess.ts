import type { EnvelopeShape } from './envelopeShape';
import type { Prefixes } from './prefixes';
import type { Recognised } from './recogniseCalls';

/** What a gateway seems to do in another way than the contract. */
export type Guess = {
  what: string;
  /** The request, the status and a piece of the reply that it is guessed from. */
  evidence: string;
  /** What the adapter, or the operator's file, says about it. */
  write: string;
};

/** What is guessed of a gateway. A first adapter is written from it. */
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
  /** What stands in place of `/wps/` and `/lgw/`. */
  prefixes: Prefixes;
  calls: Recognised[];
};

export type TokenStyle = { header: string; isBare: boolean };
