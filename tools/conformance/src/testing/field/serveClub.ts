import type { WireReply } from '@parlour/kernel/wire-call';
import { referralWire, vipWire } from '@parlour/promotions/wire';
import type { Hono } from 'hono';
import { type SandboxClient, answer, stranger } from './sandboxClient';

type Vip = WireReply<typeof vipWire.getVip>;
type Referral = WireReply<typeof referralWire.getReferral>;

/** The level of a player and the progress of the month, and the code to invite by. Nothing for visitors. */
export function serveClub(app: Hono, sandbox: SandboxClient): void {
  app.get('/wps/relay/MCSFE_getPlayerRankProgress', async ({ req }) => {
    if (!(await sandbox.isLoggedIn(req.raw))) return stranger();
    const reply = await sandbox.send(vipWire.getVip, { raw: req.raw, input: { language: req.header('Language') } });
    return answer(reply, ({ levels, mine }: Vip) => {
      const bar = mine?.bars[0];
      return {
        playerRankName: levels.find(({ level }) => level === mine?.level)?.name,
        monthlyTurnover: bar && { actual: Number(bar.done), expected: Number(bar.target) },
      };
    });
  });

  app.get('/wps/relay/MCSFE_getReferralDetails', async ({ req }) => {
    if (!(await sandbox.isLoggedIn(req.raw))) return stranger();
    const reply = await sandbox.send(referralWire.getReferral, { raw: req.raw, input: {} });
    return answer(reply, ({ mine }: Referral) => mine && { referralCode: mine.code, totalInvitations: mine.invited, promotionDomains: [] });
  });
}
