import { playerWire } from '@parlour/player/wire';
import { registerWire, sessionWire } from '@parlour/session/wire';
import { memberOf } from '../member/memberOf';
import { answer } from '../http/answer';
import { refuse } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { levelOf } from '../promotions/levelOf';
import { isKnownCode } from '../promotions/referral';
import { readBearer } from './authenticate';
import { makeCaptcha } from './captcha';
import { findByName, nameOf } from './findByName';
import { login } from './login';
import { findRegistration, register, registerByMobile } from './register';
import { registerSetting } from './registerRules';
import { endSession, renewToken } from './tokens';
import { startTrial } from './trial';

export function serveSession(app: GatewayApp): void {
  answer(app, sessionWire.login, login);
  answer(app, sessionWire.startTrial, startTrial);
  answer(app, registerWire.register, register);
  answer(app, registerWire.registerByMobile, registerByMobile);
  answer(app, registerWire.findRegistration, findRegistration);
  answer(app, playerWire.getCaptcha, ({ db, clock, clientId }) => makeCaptcha({ db, clock }, clientId));
  answer(app, sessionWire.getRegisterSetting, ({ merchant }) => registerSetting(merchant));
  answer(app, sessionWire.checkAffiliate, async ({ db, merchant, input }) => ({
    data: { success: await isKnownCode(db, merchant, input.code) },
  }));

  // This call renews expired tokens, so authentication must not refuse them.
  answer(app, { ...playerWire.renewSession, access: 'anyone' }, async ({ db, clock, merchant, request, platform }) => {
    const old = readBearer(request.header('Authorization')) ?? refuse('NOT_LOGGED_IN', undefined, 401);
    const token = await renewToken(db, {
      old,
      merchant: merchant.code,
      now: clock.now(),
      sessionMs: platform.settings.sessionMs,
    });
    return { token: token ?? refuse('TOKEN_EXPIRED', undefined, 401) };
  });

  // Logging out twice, or with an expired token, is not an error.
  answer(app, { ...sessionWire.logout, access: 'anyone' }, async ({ db, clock, request }) => {
    const token = readBearer(request.header('Authorization'));
    if (token) await endSession(db, token, clock.now());
    return null;
  });

  answer(app, sessionWire.checkUsername, async ({ input, merchant, db }) => ({
    available: !(await findByName(db, nameOf(merchant.code, input.username))),
  }));

  answer(app, playerWire.getMemberInfo, async ({ player, db }) => {
    const member = await memberOf(db, player.memberId);
    return {
      id: member.id,
      type: member.type,
      account: member.username,
      nickname: member.nickname,
      avatar: member.avatar,
      clubLabel: member.vipLabel ? { labelName: member.vipLabel, level: levelOf(member.vipLabel) } : null,
      payeeName: member.payeeName,
      joinedAt: member.joinedAt,
      lastLoginAt: member.lastLoginAt,
    };
  });
}
