import type { Exchange } from '../client/createClient';
import { isLookup, isRead } from '../contract/callKinds';
import type { Call } from '../contract/readContract';
import { sampleInputs } from '../contract/sampleInputs';
import { refusalOf, valueOf } from '../judge/refusalDifference';
import type { Visit } from './Visit';

/** Asks every call that changes nothing. Calls that need values of other replies follow those. */
export async function checkReads(visit: Visit): Promise<void> {
  const { wanted, contract, findings } = visit;
  let open = await readAll(visit, wanted.filter(isRead));
  if (open.length > 0) {
    const others = contract.calls.filter((call) => isRead(call) && !wanted.includes(call));
    await readAll(visit, others);
    open = await readAll(visit, open);
  }
  for (const call of open) findings.leaveOut(call, 'value', `no earlier reply named ${missingOf(visit, call)}; give it with --values`);
}

/** Returns the calls whose input is still unknown. */
async function readAll(visit: Visit, calls: readonly Call[]): Promise<Call[]> {
  const open: Call[] = [];
  for (const call of calls) if (!(await read(visit, call))) open.push(call);
  return open.length === 0 || open.length === calls.length ? open : readAll(visit, open);
}

async function read(visit: Visit, call: Call): Promise<boolean> {
  const { findings, players, key } = visit;
  if (call.encrypted && !key) {
    findings.leaveOut(call, 'value', 'the gateway has no usable key');
    return true;
  }
  if (missingOf(visit, call)) return false;
  if (call.access === 'anyone' && !call.withSession) {
    await readAs(visit, call, undefined);
    const member = call.public ? undefined : await players.member();
    if (member) await readAs(visit, call, member.token);
    return true;
  }
  const callers = [await players.member(), await players.agent()].flatMap((player) => player ?? []);
  if (callers.length === 0) findings.leaveOut(call, 'value', 'no test account');
  // A call that refuses members may be meant for agents.
  for (const { token } of callers) if (await readAs(visit, call, token)) break;
  return true;
}

/** Sends the samples until one is answered with a value. */
async function readAs({ client, findings, known, words, key }: Visit, call: Call, token: string | undefined): Promise<boolean> {
  const samples = sampleInputs(call, words, known);
  let exchange: Exchange | undefined;
  for (const input of 'inputs' in samples ? samples.inputs : []) {
    exchange = await client.send(call, input, { token, key });
    const found = valueOf(exchange);
    if (!found) continue;
    known.learn(call.path, found.value);
    if (isLookup(call) && !call.byState)
      findings.note(call, 'lookup', found.value === null ? undefined : 'an unknown key leads to a value');
    return true;
  }
  if (!exchange || !('reply' in exchange)) return false;
  if (exchange.reply.status === 400)
    findings.note(call, 'refusal', {
      detail: `a valid request was refused with ${refusalOf(exchange)}${fieldOf(exchange)}`,
      cause: `a valid request was refused with ${refusalOf(exchange)}`,
    });
  else if (exchange.reply.envelope) findings.leaveOut(call, 'value', `refused with ${refusalOf(exchange)}`);
  return false;
}

function missingOf({ words, known }: Visit, call: Call): string {
  const samples = sampleInputs(call, words, known);
  return 'missing' in samples ? samples.missing.join(', ') : '';
}

function fieldOf(exchange: Exchange): string {
  const details = 'reply' in exchange ? exchange.reply.envelope?.value : undefined;
  const field = typeof details === 'object' && details !== null && 'field' in details ? String(details.field) : '';
  return /^[\w.]{1,80}$/.test(field) ? ` at ${field}` : '';
}
