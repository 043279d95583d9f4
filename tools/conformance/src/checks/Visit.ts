import type { Client, PublicKey } from '../client/createClient';
import type { Contract } from '../contract/readContract';
import type { KnownValues } from '../contract/knownValues';
import type { Words } from '../contract/sampleInputs';
import type { Findings } from '../judge/createFindings';
import type { Settings } from '../settings';
import type { Players } from './createPlayers';

/** The state that the checks of one run share. */
export type Visit = {
  settings: Settings;
  /** The calls to report on. */
  wanted: Contract['calls'];
  contract: Contract;
  client: Client;
  findings: Findings;
  words: Words;
  known: KnownValues;
  /** The gateway's key; `undefined` if it is missing or unusable. */
  key: PublicKey | undefined;
  players: Players;
};
