import type { WireReply, WireValue } from '@parlour/kernel/wire-call';
import { contentWire } from '@parlour/content/wire';
import { playerWire } from '@parlour/player/wire';
import { walletWire } from '@parlour/wallet/wire';
import type { Hono } from 'hono';
import { picture } from './picture';
import { type SandboxClient, answer } from './sandboxClient';

type Announcements = WireReply<typeof contentWire.getAnnouncements>;
type Member = WireValue<typeof playerWire.getMemberInfo>;
type Balance = WireValue<typeof walletWire.getMemberWallet>;

/** Who is logged in, the balance in numbers, and announcements. */
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
    const reply = await sandbox.send(contentWire.getAnnouncements, { raw: req.raw, input });
    return answer(reply, ({ banners = [], promotion = [], player = [], popup = [] }: Announcements) => ({
      banners: banners.map(({ id, groupName, title, url, link }) => ({ id, groupName, title, url: picture(url), linkage: link })),
      promotion: promotion.map(withPictures),
      player: player.map(withPictures),
      popup: popup.map(withPictures),
    }));
  });
}

type Notice = { content?: string; announcementImages?: { sequence: number; url: string }[] };

/** Pictures of a notice have whole addresses, and its text comes in parts. */
function withPictures<Told extends Notice>({ announcementImages = [], content = '', ...notice }: Told) {
  const pictures = announcementImages.map(({ sequence, url }) => ({ sequence, imageUrl: picture(url) }));
  return { ...notice, contents: [{ content }], announcementImages: pictures };
}
