import { messagingWire } from '@parlour/messaging/wire';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { world } from '../world';

/** Serves the help center (specification 7): topics for phones in the player's language. */
export function serveHelp(app: GatewayApp): void {
  answer(app, messagingWire.getHelp, ({ input, merchant }) => {
    const language = merchant.languages.find((known) => known === input.lang) ?? 'EN';
    return world.helpTopics.map(({ code, texts }) => ({ code, ...texts[language] }));
  });
}
