import { createClient } from './client/createClient';
import { checkIncomplete } from './checks/checkIncomplete';
import { checkPreflights } from './checks/checkPreflights';
import { checkPublic } from './checks/checkPublic';
import { checkReads } from './checks/checkReads';
import { checkSealing } from './checks/checkSealing';
import { checkSession } from './checks/checkSession';
import { checkStrangers } from './checks/checkStrangers';
import { createPlayers } from './checks/createPlayers';
import { checkMoney } from './checks/money/checkMoney';
import { readPublicKey } from './checks/readPublicKey';
import { isRead } from './contract/callKinds';
import { createKnownValues } from './contract/knownValues';
import type { Contract } from './contract/readContract';
import { usualWords } from './contract/sampleInputs';
import { type Finding, createFindings } from './judge/createFindings';
import { judgeExchange } from './judge/judgeExchange';
import type { Settings } from './settings';

/** In this order: reads name the values that later checks ask for, and the last check ends the session. */
const checks = [checkReads, checkIncomplete, checkStrangers, checkPublic, checkPreflights, checkSealing, checkMoney, checkSession];

/** Checks a gateway against the contract; returns a finding for each call and rule. */
export async function checkGateway(settings: Settings, contract: Contract): Promise<Finding[]> {
  const findings = createFindings();
  const client = createClient(settings, (exchange) => judgeExchange(exchange, { settings, findings }));
  const wanted = contract.calls.filter(({ name, isAbsent }) => !isAbsent && (settings.only.length === 0 || settings.only.includes(name)));
  const key = await readPublicKey({ contract, client, findings });
  const players = createPlayers({ settings, contract, client, findings, key });
  const words = { ...usualWords({ ...settings, origin: settings.origin ?? settings.gateway }), ...settings.values };
  const visit = { settings, contract, wanted, client, findings, words, known: createKnownValues(), key, players };
  for (const check of checks) await check(visit);
  for (const call of wanted) if (!isRead(call)) findings.leaveOut(call, 'value', 'it changes something, so it was not called');
  return findings.all().filter(({ call }) => wanted.includes(call));
}
