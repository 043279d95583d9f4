import { createPublicKey } from 'node:crypto';
import { apiClientWire } from '@parlour/api-client/wire';
import * as v from 'valibot';
import type { Client, PublicKey } from '../client/createClient';
import type { Contract } from '../contract/readContract';
import type { Findings } from '../judge/createFindings';
import { valueOf } from '../judge/refusalDifference';
import { findCall } from './findCall';

const LEAST_BITS = 3072;

/** Returns the gateway's key for bodies with secrets, if the app would use it. */
export async function readPublicKey({
  contract,
  client,
  findings,
}: {
  contract: Contract;
  client: Client;
  findings: Findings;
}): Promise<PublicKey | undefined> {
  const call = findCall(contract, apiClientWire.getPublicKey);
  const key = v.safeParse(apiClientWire.getPublicKey.value, valueOf(await client.send(call, {}))?.value);
  const difference = key.success ? keyDifference(key.output) : 'no key that fits the schema';
  findings.note(call, 'key', difference);
  return key.success && !difference ? key.output : undefined;
}

function keyDifference({ spki }: PublicKey): string | undefined {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
    if (asymmetricKeyType !== 'rsa') return `the key is ${asymmetricKeyType}`;
    const bits = asymmetricKeyDetails?.modulusLength ?? 0;
    return bits < LEAST_BITS ? `the key has ${bits} bits` : undefined;
  } catch {
    return '`spki` is no SubjectPublicKeyInfo';
  }
}
