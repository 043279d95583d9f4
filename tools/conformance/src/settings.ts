import type { Ask } from './client/ask';
import type { Words } from './contract/sampleInputs';

export type Account = { username: string; password: string };

export type Settings = {
  /** Origin of the gateway. */
  gateway: string;
  merchant: string;
  language: string;
  /** Origin of the app when the gateway has another one; without it nothing is said about CORS. */
  origin: string | undefined;
  member: Account | undefined;
  agent: Account | undefined;
  /** Lets the checks move small amounts of the member's money. */
  money: boolean;
  /** Withdrawals need it. */
  transactionPassword: string | undefined;
  /** Names of the calls to report on; all of them if empty. */
  only: readonly string[];
  /** Values of request fields by name, besides the usual ones. */
  values: Words;
  /** How long the app waits for a reply. */
  readLimitMs: number;
  moneyLimitMs: number;
  /** Token of a session, for a gateway at which the member cannot log in by the contract. */
  token: string | undefined;
  /** Addresses of the gateway, to recognise calls by their values. */
  paths: readonly string[];
  ask: Ask;
};
