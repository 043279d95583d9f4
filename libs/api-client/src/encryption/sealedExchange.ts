import type { WireCall } from '@parlour/kernel/wire-call';
import { memoryOf } from '../gatewayMemory';
import { type PublicKey, type PublicKeyReply, type SealedBody, canEncrypt, sealBody } from './payloadCipher';
import type { Exchange, Reply } from '../transport/reply';
import { apiClientWire } from '../wire';

/** `send` sends a body once; `exchange` asks for the public key. */
type Senders = { send: (asked: Exchange, sealed: SealedBody) => Promise<Reply>; exchange: (asked: Exchange) => Promise<Reply> };

/** Sends an encrypted body. If the gateway has changed its key, it sends the body again, because the gateway refused it without acting. */
export async function sendSealed(asked: Exchange, senders: Senders): Promise<Reply> {
  if (!canEncrypt()) return { error: { kind: 'insecure' } };
  const reply = await sealAndSend(asked, senders);
  if (reply.error?.kind !== 'business' || reply.error.code !== 'ENCRYPTION_KEY') return reply;
  memoryOf(asked.context).publicKey = undefined;
  return sealAndSend(asked, senders, true);
}

async function sealAndSend(asked: Exchange, { send, exchange }: Senders, isForced = false): Promise<Reply> {
  const key = await publicKey({ ...asked, isForced }, exchange);
  if (key.error) return key;
  try {
    return await send(asked, await sealBody(JSON.stringify(asked.input), key.data));
  } catch {
    // No valid key, so nothing was sent.
    memoryOf(asked.context).publicKey = undefined;
    return { error: { kind: 'insecure' } };
  }
}

/** A forced request skips the browser's copy of a key that the gateway has replaced. */
function publicKey({ context, isForced }: Exchange, exchange: Senders['exchange']): Promise<PublicKeyReply> {
  const memory = memoryOf(context);
  // No abort signal of the first call, because other calls wait for the same key.
  const { signal } = new AbortController();
  const call = apiClientWire.getPublicKey as unknown as WireCall;
  memory.publicKey ??= exchange({ context, call, input: {}, isRepeatable: true, isForced, signal }).then((reply): PublicKeyReply => {
    if (!reply.error) return { data: reply.data as PublicKey };
    memory.publicKey = undefined;
    return reply;
  });
  return memory.publicKey;
}
