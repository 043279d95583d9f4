import { randomUUID } from 'node:crypto';
import type { sessionWire } from '@parlour/session/wire';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { captureMessage } from '../mailbox/captureMessage';
import { requireCaptcha } from './captcha';
import { isInvitationCode } from './invitationCodes';
import { isTaken } from './isTaken';
import { hashPassword } from './passwords';
import { registerSetting, requireFields } from './registerRules';
import { issueToken } from './tokens';

/** Opens a member account by user name and its first session. */
export const register: Handler<typeof sessionWire.register> = async ({ input, merchant, db, clock, clientId }) => {
  if (!input.normalRegister) return refuse('FIELD_INVALID', { field: 'normalRegister' });
  requireFields(registerSetting(merchant), input);
  if (input.affiliateCode && !isInvitationCode(merchant, input.affiliateCode)) return refuse('INVITATION_CODE');
  // Looked up first, so that a taken name does not cost the player the captcha.
  const username = input.username.toLowerCase();
  if (await isTaken(db, merchant.code, username)) return refuse('USERNAME_TAKEN');
  await requireCaptcha({ db, clock }, clientId, input.captcha);

  const now = clock.now();
  const [member] = await db
    .insert(members)
    .values({
      id: randomUUID(),
      merchant: merchant.code,
      username,
      passwordHash: await hashPassword(input.password),
      type: input.type,
      status: 'active',
      email: input.email,
      mobile: input.mobileNum,
      affiliateCode: input.affiliateCode.toUpperCase(),
      joinedAt: now,
      lastLoginAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!member) return refuse('USERNAME_TAKEN');
  await captureMessage(db, { member, at: now, notice: 'welcome' });
  return { token: await issueToken(db, member.id, now), userName: member.username, type: member.type };
};
