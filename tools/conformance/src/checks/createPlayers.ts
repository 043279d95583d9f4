import { sessionWire } from '@parlour/session/wire';
import * as v from 'valibot';
import type { Client, PublicKey } from '../client/createClient';
import type { Contract } from '../contract/readContract';
import type { Findings } from '../judge/createFindings';
import { refusalOf, valueOf } from '../judge/refusalDifference';
import type { Account, Settings } from '../settings';
import { findCall } from './findCall';

export type Role = 'member' | 'agent' | 'trial';
export type Player = { token: string };
export type Players = { [Name in Role]: () => Promise<Player | undefined> };

type Needs = { settings: Settings; contract: Contract; client: Client; findings: Findings; key: PublicKey | undefined };

/** Players who log in when a check first needs them, and once: some gateways allow an account one session. */
export function createPlayers(needs: Needs): Players {
  const { member, agent } = needs.settings;
  return {
    member: once(async () => (member ? login(needs, member) : undefined)),
    agent: once(async () => (agent ? login(needs, agent, 'agent') : undefined)),
    trial: once(async () => startTrial(needs)),
  };
}

async function login({ contract, client, findings, key }: Needs, account: Account, entrance?: 'agent'): Promise<Player | undefined> {
  const call = findCall(contract, sessionWire.login);
  if (!key) return void findings.leaveOut(call, 'login', 'the gateway has no usable key');
  const exchange = await client.send(call, { ...account, captcha: '', type: 'username', ...(entrance ? { entrance } : {}) }, { key });
  const session = v.safeParse(sessionWire.login.value, valueOf(exchange)?.value);
  if (session.success) findings.note(call, 'login', undefined);
  else if (refusalOf(exchange).includes('CAPTCHA'))
    findings.leaveOut(call, 'login', `${entrance ?? 'member'}: the gateway asks for a captcha`);
  else findings.note(call, 'login', `${entrance ?? 'member'}: no session, ${refusalOf(exchange)}`);
  return session.success ? { token: session.output.token } : undefined;
}

async function startTrial({ contract, client, findings }: Needs): Promise<Player | undefined> {
  const call = findCall(contract, sessionWire.startTrial);
  const exchange = await client.send(call, { moduleId: 'home' });
  const session = v.safeParse(sessionWire.startTrial.value, valueOf(exchange)?.value);
  if (!session.success) findings.leaveOut(call, 'login', `no free trial, ${refusalOf(exchange)}`);
  else findings.note(call, 'login', undefined);
  return session.success ? { token: session.output.token } : undefined;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
