import type { GatewayContext } from './gatewayContext';
import type { PublicKeyReply } from './payloadCipher';
import type { Renewal } from './renewal';

/** What the client remembers between calls. */
export type GatewayMemory = {
  /** Index of the host that answered last (reliability N8: sticky). */
  host: number;
  publicKey?: Promise<PublicKeyReply>;
  /** By expired token; a settled one serves calls whose 401 arrives late. */
  renewals: Map<string, Promise<Renewal>>;
  isSlow: boolean;
};

const memories = new WeakMap<GatewayContext, GatewayMemory>();

/** One memory per store, so that stores beside each other (tests, stories) share nothing. */
export function memoryOf(context: GatewayContext): GatewayMemory {
  let memory = memories.get(context);
  if (!memory) {
    memory = { host: 0, renewals: new Map(), isSlow: false };
    memories.set(context, memory);
  }
  return memory;
}
