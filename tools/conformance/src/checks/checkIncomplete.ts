import type { Exchange } from '../client/createClient';
import { isRead, requiredFields } from '../contract/callKinds';
import type { Call } from '../contract/readContract';
import { sampleInputs } from '../contract/sampleInputs';
import type { Difference } from '../judge/Difference';
import { refusalDifference } from '../judge/refusalDifference';
import type { Visit } from './Visit';

const invalid = 400;
/** The address of a public call names them in any case. */
const site = ['merchant', 'language'];

/** Sends each read without one of its fields, and public calls for a merchant that nobody knows. */
export async function checkIncomplete(visit: Visit): Promise<void> {
  const { wanted, client, findings, players, words, known, key } = visit;
  for (const call of wanted.filter(isRead)) {
    const codes = call.statuses.get(invalid) ?? [];
    const samples = sampleInputs(call, words, known);
    const [input] = 'inputs' in samples ? samples.inputs : [];
    if (!input || (call.encrypted && !key)) continue;
    if (call.public) {
      const exchange = await client.send(
        call,
        { ...input, ...('merchant' in input ? { merchant: 'nobody' } : {}) },
        { merchant: 'nobody' },
      );
      findings.note(call, 'refusal', refusalDifference(exchange, { status: invalid, codes }));
    }
    const [left] = requiredFields(call).filter((name) => !call.public || !site.includes(name));
    const player = call.access === 'anyone' ? undefined : await players.member();
    if (!left || (call.access !== 'anyone' && !player)) continue;
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => name !== left));
    const exchange = await client.send(call, rest, { token: player?.token, key });
    findings.note(call, 'field', refusalDifference(exchange, { status: invalid, codes }) ?? namedDifference(exchange, left, call));
  }
}

function namedDifference(exchange: Exchange, left: string, { name }: Call): Difference | undefined {
  const details = 'reply' in exchange ? exchange.reply.envelope?.value : undefined;
  const named = typeof details === 'object' && details !== null && 'field' in details ? details.field : undefined;
  const cause = '`value.field` does not name the field';
  return named === left ? undefined : { detail: `${name} without ${left}: ${cause}`, cause };
}
