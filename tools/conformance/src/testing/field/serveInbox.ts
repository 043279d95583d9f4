import type { WireValue } from '@parlour/kernel/wire-call';
import { messagingWire } from '@parlour/messaging/wire';
import type { Hono } from 'hono';
import { type SandboxClient, answer } from './sandboxClient';

type Inbox = WireValue<typeof messagingWire.getInbox>;
type Message = WireValue<typeof messagingWire.getMessage>;
type Chosen = { messageIds: string[] };

/** The messages of a player. Pages count from 0. */
export function serveInbox(app: Hono, sandbox: SandboxClient): void {
  app.get('/wps/relay/EMFE_getInboxUnreadCount', async ({ req }) =>
    answer(await sandbox.send(messagingWire.getInboxUnread, { raw: req.raw, input: {} })),
  );

  app.get('/wps/relay/EMFE_getInbox', async ({ req }) => {
    const { page = '0', size = '20' } = req.query();
    const input = { language: languageOf(req.raw), pageNo: Number(page) + 1, pageSize: size };
    const reply = await sandbox.send(messagingWire.getInbox, { raw: req.raw, input });
    return answer(reply, ({ content, totalPages }: Inbox) => ({ list: content.map(headOf), totalPages }));
  });

  app.get('/wps/relay/EMFE_getInboxDetail', async ({ req }) => {
    const input = { id: req.query('messageId'), language: languageOf(req.raw) };
    const reply = await sandbox.send(messagingWire.getMessage, { raw: req.raw, input });
    return answer(reply, (message: Message) => ({ ...headOf(message), content: message.content }));
  });

  // An empty list means all of them.
  app.post('/wps/relay/EMFE_readInbox', async ({ req }) => {
    const { messageIds: ids } = await req.json<Chosen>();
    return answer(await sandbox.send(messagingWire.markMessages, { raw: req.raw, input: { ids, read: true, all: ids.length === 0 } }));
  });

  app.post('/wps/relay/EMFE_deleteInbox', async ({ req }) => {
    const { messageIds: ids } = await req.json<Chosen>();
    return answer(await sandbox.send(messagingWire.deleteMessages, { raw: req.raw, input: { ids } }));
  });
}

const languageOf = ({ headers }: Request) => headers.get('Language') ?? 'EN';

function headOf({ id, title, sentAt, read }: Pick<Message, 'id' | 'title' | 'sentAt' | 'read'>) {
  return { messageId: id, subject: title, createTime: sentAt, readFlag: read ? 'Y' : 'N' };
}
