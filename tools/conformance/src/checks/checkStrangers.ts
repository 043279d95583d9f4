import { randomBytes } from 'node:crypto';
import { sessionWire } from '@parlour/session/wire';
import { isRead } from '../contract/callKinds';
import type { Call } from '../contract/readContract';
import { sampleInputs } from '../contract/sampleInputs';
import { met } from '../judge/Difference';
import { refusalDifference } from '../judge/refusalDifference';
import { findCall } from './findCall';
import type { Visit } from './Visit';

const unauthorised = 401;
const business = 200;

/** Knocks on every call that needs a session: with none, with an invented one, and with a free trial where only members may. */
export async function checkStrangers(visit: Visit): Promise<void> {
  const { wanted, contract, client, findings, players } = visit;
  const logout = findCall(contract, sessionWire.logout);
  const invented = randomBytes(24).toString('base64url');
  for (const call of wanted) {
    // Ending a session that is over is no error.
    if (call.access === 'anyone' || call === logout) continue;
    const codes = call.statuses.get(unauthorised) ?? [];
    // Writing calls get an empty body, so that nothing happens if the gateway lets strangers in.
    const sample = isRead(call) ? sampleOf(visit, call) : undefined;
    const input = sample ?? {};
    // A gateway may judge an incomplete request before it looks for the session of a token.
    for (const token of sample ? [undefined, invented] : [undefined]) {
      const exchange = await client.send(call, input, { token });
      const difference = refusalDifference(exchange, { status: unauthorised, codes });
      findings.note(call, 'session', met(token ? 'with an invented token' : 'without a token', difference));
    }
    const trial = call.access === 'member' && isRead(call) ? await players.trial() : undefined;
    if (!trial) continue;
    const exchange = await client.send(call, input, { token: trial.token });
    findings.note(call, 'trial', refusalDifference(exchange, { status: business, codes: ['NOT_ALLOWED'] }));
  }
}

function sampleOf({ words, known }: Visit, call: Call): Record<string, unknown> | undefined {
  const samples = sampleInputs(call, words, known);
  return 'inputs' in samples ? samples.inputs[0] : undefined;
}
