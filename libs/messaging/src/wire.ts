import { chatWire } from './wire/chat';
import { feedbackWire } from './wire/feedback';
import { helpWire } from './wire/help';
import { inboxWire } from './wire/inbox';
import { pushWire } from './wire/push';

/** Inbox, notifications, chat, help and feedback (specification 7). Announcements belong to the merchant's contract. */
export const messagingWire = { ...inboxWire, ...pushWire, ...chatWire, ...helpWire, ...feedbackWire };
