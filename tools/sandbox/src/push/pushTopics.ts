import type { WireValue } from '@parlour/kernel/wire-call';
import type { messagingWire } from '@parlour/messaging/wire';

export type PushChoice = Pick<WireValue<typeof messagingWire.getPushSettings>, 'topics' | 'quiet'>;
export type PushTopic = keyof PushChoice['topics'];

/** The topics of a player who has chosen none. Offers need the player's consent. */
export const usualChoice: PushChoice = { topics: { money: true, security: true, messages: true, promotions: false }, quiet: null };

/** The player's own orders and account: they are sent in a break and in quiet hours too, then without a sound. */
export function isOwnMatter(topic: PushTopic): boolean {
  return topic === 'money' || topic === 'security';
}
