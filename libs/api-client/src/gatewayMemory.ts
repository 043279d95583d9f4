import type { AppError } from './errors/errors';
import type { GatewayContext } from './gatewayContext';
import type { Reply } from './transport/reply';
import type { PublicKeyReply } from './encryption/payloadCipher';

/** The outcome of renewing an expired token. */
export type Renewal = { token: string } | { isOver: true } | { error: AppError };

/** State of the client between calls. */
export type GatewayMemory = {
  /** Index of the last host that answered; later calls start with it (reliability N8). */
  host: number;
  publicKey?: Promise<PublicKeyReply>;
  /** Renewals by expired token. A settled one also serves calls whose 401 arrives late. */
  renewals: Map<string, Promise<Renewal>>;
  isSlow: boolean;
  /** Changes that are on their way, by everything that makes two of them the same. */
  underWay: Map<string, Promise<Reply>>;
};

const memories = new WeakMap<GatewayContext, GatewayMemory>();

/** One memory per store, so that parallel stores (tests, stories) share nothing. */
export function memoryOf(context: GatewayContext): GatewayMemory {
  let memory = memories.get(context);
  if (!memory) {
    memory = { host: 0, renewals: new Map(), isSlow: false, underWay: new Map() };
    memories.set(context, memory);
  }
  return memory;
}
