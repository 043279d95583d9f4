import type { GatewayAdapter } from '../GatewayAdapter';
import { pageOf, wholeOf } from './rows.ts';
import { timeIn } from './time.ts';
import { idOf, isOn } from './words.ts';

type Message = { messageId: number | string; subject?: string | null; createTime?: number | string | null; readFlag?: unknown };

/** The messages of a player. */
export const inboxCalls: GatewayAdapter['calls'] = {
  getInboxUnread: { path: '/wps/relay/EMFE_getInboxUnreadCount', value: (count) => wholeOf(count) ?? 0 },
  getInbox: {
    path: '/wps/relay/EMFE_getInbox',
    // Pages count from 0.
    input: ({ pageNo, pageSize }) => ({ page: pageNo - 1, size: pageSize }),
    value(page, { input }) {
      const { rows, ...place } = pageOf<Message>(page, input);
      return { content: rows.map(headOf), ...place };
    },
  },
  getMessage: {
    path: '/wps/relay/EMFE_getInboxDetail',
    input: ({ id }) => ({ messageId: id }),
    value: (message: Message & { content?: string | null }) => ({ ...headOf(message), content: message.content ?? '' }),
  },
  // The gateway can only mark messages as read, and an empty list stands for all of them.
  markMessages: {
    path: '/wps/relay/EMFE_readInbox',
    input: ({ ids, all }) => ({ messageIds: all ? [] : ids }),
  },
  deleteMessages: { method: 'POST', path: '/wps/relay/EMFE_deleteInbox', fields: { ids: 'messageIds' } },
};

function headOf({ messageId, subject, createTime, readFlag }: Message) {
  return { id: idOf(messageId), title: subject ?? '', sentAt: timeIn(createTime), read: isOn(readFlag) };
}
