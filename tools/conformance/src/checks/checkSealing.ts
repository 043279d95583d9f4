import { generateKeyPairSync } from 'node:crypto';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { isLookup } from '../contract/callKinds';
import { met } from '../judge/Difference';
import { refusalDifference, refusalOf, valueOf } from '../judge/refusalDifference';
import type { Visit } from './Visit';

/** Sends encrypted bodies that the gateway must refuse, to calls that only look up a key. */
export async function checkSealing({ wanted, client, findings, key }: Visit): Promise<void> {
  for (const call of wanted.filter((candidate) => candidate.encrypted && candidate.access === 'anyone' && isLookup(candidate))) {
    if (!key) {
      findings.leaveOut(call, 'sealing', 'the gateway has no usable key');
      continue;
    }
    const input = { idempotencyKey: newIdempotencyKey() };
    const sound = await client.send(call, input, { key });
    findings.note(call, 'sealing', valueOf(sound) ? undefined : `an encrypted body is refused with ${refusalOf(sound)}`);
    const replaced = await client.send(call, input, { key: { ...key, keyId: 'nobody' } });
    const difference = refusalDifference(replaced, { status: 200, codes: ['ENCRYPTION_KEY'] });
    findings.note(call, 'sealing', met('another key', difference));
    const garbled = await client.send(call, input, { key: { ...key, spki: otherKey() } });
    findings.note(call, 'sealing', valueOf(garbled) ? 'a body for another key is accepted' : undefined);
    const plain = await client.send(call, input);
    findings.note(call, 'sealing', valueOf(plain) ? 'a body that is not encrypted is accepted' : undefined);
  }
}

function otherKey(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}
