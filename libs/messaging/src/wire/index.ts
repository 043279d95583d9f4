import { chatWire } from './chat';
import { feedbackWire } from './feedback';
import { helpWire } from './help';
import { inboxWire } from './inbox';
import { pushWire } from './push';

/** Inbox, notifications, chat, help and feedback (specification 7). Announcements belong to the merchant's contract. */
export const messagingWire = { ...inboxWire, ...pushWire, ...chatWire, ...helpWire, ...feedbackWire };
