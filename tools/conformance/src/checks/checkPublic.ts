import type { Reply } from '../client/createClient';
import type { Call } from '../contract/readContract';
import { sampleInputs } from '../contract/sampleInputs';
import type { Visit } from './Visit';

/** Headers that a public reply must not depend on. */
const stranger = { Authorization: 'Bearer nobody', Language: 'XX', Merchant: 'nobody', Cookie: 'visitor=nobody', 'Client-Id': 'nobody' };

/** Asks public calls again: with the ETag of the copy, and as somebody else. */
export async function checkPublic(visit: Visit): Promise<void> {
  for (const call of visit.wanted.filter((candidate) => candidate.public && !candidate.withSession)) {
    const copy = await ask(visit, call);
    if (!copy?.envelope?.success) continue;
    await checkRevalidation(visit, call, copy);
    await checkSameForAll(visit, call, copy);
  }
}

async function checkRevalidation(visit: Visit, call: Call, copy: Reply): Promise<void> {
  const etag = copy.headers.get('ETag');
  if (!etag) return;
  let again = await ask(visit, call, { 'If-None-Match': etag });
  const changed = again?.headers.get('ETag');
  // The data may have changed between the two requests.
  if (again?.status === 200 && changed && changed !== etag) again = await ask(visit, call, { 'If-None-Match': changed });
  visit.findings.note(
    call,
    'revalidation',
    again?.status === 304 ? undefined : `answered with ${again?.status ?? 'nothing'}, not with 304`,
  );
}

async function checkSameForAll(visit: Visit, call: Call, copy: Reply): Promise<void> {
  const others = await ask(visit, call, stranger);
  if (others?.text === copy.text) return visit.findings.note(call, 'sameForAll', undefined);
  const again = await ask(visit, call);
  if (again?.text !== copy.text) return visit.findings.leaveOut(call, 'sameForAll', 'the value changed meanwhile');
  return visit.findings.note(call, 'sameForAll', 'the reply depends on the headers of the caller');
}

async function ask({ client, words, known }: Visit, call: Call, headers: Record<string, string> = {}): Promise<Reply | undefined> {
  const samples = sampleInputs(call, words, known);
  const [input] = 'inputs' in samples ? samples.inputs : [];
  const exchange = input && (await client.send(call, input, { headers }));
  return exchange && 'reply' in exchange ? exchange.reply : undefined;
}
