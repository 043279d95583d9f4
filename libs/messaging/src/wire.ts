import { chatWire } from './wire/chat';
import { feedbackWire } from './wire/feedback';
import { helpWire } from './wire/help';
import { inboxWire } from './wire/inbox';

/** Inbox, chat, help and feedback (specification 7). Announcements belong to the merchant's contract. */
export const messagingWire = { ...inboxWire, ...chatWire, ...helpWire, ...feedbackWire };
