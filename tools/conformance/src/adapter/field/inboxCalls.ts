import type { GatewayAdapter } from '../GatewayAdapter';

type Message = { messageId: string; subject: string; createTime?: number; readFlag: 'Y' | 'N' };
type Inbox = { list: Message[]; totalPages: number };

/** The messages of a player. */
export const inboxCalls: GatewayAdapter['calls'] = {
  getInboxUnread: { path: '/wps/relay/EMFE_getInboxUnreadCount' },
  getInbox: {
    path: '/wps/relay/EMFE_getInbox',
    // Pages count from 0.
    input: ({ pageNo, pageSize }) => ({ page: pageNo - 1, size: pageSize }),
    value: ({ list, totalPages }: Inbox, { input }) => ({ content: list.map(headOf), pageNum: input.pageNo, totalPages }),
  },
  getMessage: {
    path: '/wps/relay/EMFE_getInboxDetail',
    input: ({ id }) => ({ messageId: id }),
    value: (message: Message & { content: string }) => ({ ...headOf(message), content: message.content }),
  },
  // The gateway marks read alone, and all of them with an empty list.
  markMessages: {
    path: '/wps/relay/EMFE_readInbox',
    input: ({ ids, all }) => ({ messageIds: all ? [] : ids }),
  },
  deleteMessages: { method: 'POST', path: '/wps/relay/EMFE_deleteInbox', fields: { ids: 'messageIds' } },
};

function headOf({ messageId, subject, createTime, readFlag }: Message) {
  return { id: messageId, title: subject, sentAt: createTime, read: readFlag === 'Y' };
}
