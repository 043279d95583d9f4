import { messagingWire } from '@parlour/messaging/wire';
import { eq } from 'drizzle-orm';
import { chatLanguages } from '@parlour/sandbox-world';
import { chatUnreads } from '../db/schema/messaging';
import { answer } from '../http/answer';
import { vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { merchantInfo } from '../system/merchantInfo';
import { liveModels } from './liveModels';
import { requireInbox } from './requireInbox';

/** In minutes. */
const WAIT = 2;
/** Maximum length of a text in the contract. */
const MAX_URL = 2000;

/** Serves the chat launch, the unread count and the customer-service entries (specification 7). */
export function serveChatLaunch(app: GatewayApp): void {
  answer(app, messagingWire.launchChat, async ({ db, player, input, merchant, request, platform }) => {
    requireInbox(player);
    const { backUrl, headerColor, title, topic, orderNo } = input;
    const language = chatLanguages.find((known) => known === input.language) ?? 'EN';
    const query = { merchant: merchant.code, language, backUrl, headerColor, title, topic, order: orderNo };
    const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
    const chatUrl = `${vendorOriginOf(request, platform.settings)}/chat?${new URLSearchParams(given).toString()}`;
    if (chatUrl.length > MAX_URL) refuse('FIELD_INVALID', { field: 'title' }, 400);
    await db.update(chatUnreads).set({ unread: 0 }).where(eq(chatUnreads.memberId, player.memberId));
    return { chatUrl };
  });

  answer(app, messagingWire.getChatUnread, async ({ db, player }) => {
    requireInbox(player);
    const [row] = await db.select().from(chatUnreads).where(eq(chatUnreads.memberId, player.memberId));
    return { unReadCount: row?.unread ?? 0 };
  });

  answer(app, messagingWire.getChatStatus, ({ player }) => {
    requireInbox(player);
    return { waitMinutes: WAIT };
  });

  answer(app, messagingWire.getLiveModels, ({ player }) => {
    requireInbox(player);
    return liveModels;
  });

  answer(app, messagingWire.getCustomerService, ({ merchant, request, platform }) => {
    return merchantInfo(merchant, { vendorOrigin: vendorOriginOf(request, platform.settings) }).customerService ?? [];
  });
}
