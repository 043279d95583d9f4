import type { WireValue } from '@parlour/kernel/wire-call';
import { contentWire } from '@parlour/content/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { playerWire } from '@parlour/player/wire';
import { walletWire } from '@parlour/wallet/wire';
import type { Hono } from 'hono';
import { type SandboxClient, answer } from './sandboxClient';

type Member = WireValue<typeof playerWire.getMemberInfo>;
type Balance = WireValue<typeof walletWire.getMemberWallet>;
type Inbox = WireValue<typeof messagingWire.getInbox>;

/** Who is logged in, the balance in numbers, announcements and the inbox. */
export function serveMember(app: Hono, sandbox: SandboxClient): void {
  // Strangers get a success without a value.
  app.get('/wps/member/info', async ({ req, json }) => {
    if (!req.header('Authorization')) return json({ success: true, value: {} });
    const reply = await sandbox.send(playerWire.getMemberInfo, { raw: req.raw, input: {} });
    return answer(reply, ({ account, nickname, clubLabel, joinedAt, type }: Member) => ({
      account,
      nickname,
      clubLabel,
      regDate: joinedAt,
      customerType: type,
    }));
  });

  app.get('/wps/v2/wallets/balance', async ({ req }) => {
    const reply = await sandbox.send(walletWire.getMemberWallet, { raw: req.raw, input: {} });
    return answer(reply, ({ sumBalance, mainBalance, bonusBalance, currency, currencySymbol }: Balance) => ({
      sumBalance: Number(sumBalance),
      balance: [
        { accountTypeId: 2, availBalance: Number(mainBalance ?? sumBalance) },
        { accountTypeId: 7, availBalance: Number(bonusBalance ?? 0) },
      ],
      currency,
      currencySymbol,
    }));
  });

  app.get('/wps/relay/CCSFE_getListAnnouncements', async ({ req }) => {
    const input = { types: req.query('types') ?? '', platform: 'M' };
    return answer(await sandbox.send(contentWire.getAnnouncements, { raw: req.raw, input }));
  });

  app.get('/wps/relay/EMFE_getInboxUnreadCount', async ({ req }) =>
    answer(await sandbox.send(messagingWire.getInboxUnread, { raw: req.raw, input: {} })),
  );

  // Pages count from 0.
  app.get('/wps/relay/EMFE_getInbox', async ({ req }) => {
    const { page = '0', size = '20' } = req.query();
    const input = { language: req.header('Language') ?? 'EN', pageNo: Number(page) + 1, pageSize: size };
    return answer(await sandbox.send(messagingWire.getInbox, { raw: req.raw, input }), ({ content, totalPages }: Inbox) => ({
      list: content.map(({ id, title, sentAt, read }) => ({
        messageId: id,
        subject: title,
        createTime: sentAt,
        readFlag: read ? 'Y' : 'N',
      })),
      totalPages,
    }));
  });
}
