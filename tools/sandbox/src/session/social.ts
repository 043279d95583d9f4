import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type SocialProvider, type accessWire, socialProviders } from '@parlour/session/wire';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { memberIdentities, socialGrants } from '../db/schema/access';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import { isKnownCode } from '../promotions/referral';
import { openSession } from './openSession';
import { hashToken } from './tokens';

/** Client id of the app at every provider. */
export const socialClientId = 'parlour-sandbox';

export const getSocialProviders: Handler<typeof accessWire.getSocialProviders> = ({ request, platform }) =>
  socialProviders.map((provider) => ({
    provider,
    authorizeUrl: `${vendorOriginOf(request, platform.settings)}/identity/${provider}/authorize`,
    clientId: socialClientId,
  }));

/** Exchanges a provider's code for a session; the first login creates an account. */
export const socialLogin: Handler<typeof accessWire.socialLogin> = async ({ input, merchant, db, clock }) => {
  const now = clock.now();
  const valid = and(eq(socialGrants.codeHash, hashToken(input.code)), gt(socialGrants.expiresAt, now));
  // A code is valid for one attempt, right or wrong.
  const [grant] = await db.delete(socialGrants).where(valid).returning();
  const challenge = createHash('sha256').update(input.codeVerifier).digest('base64url');
  const isTheirs = grant?.provider === input.provider && grant.challenge === challenge && grant.redirectUri === input.redirectUri;
  if (!grant || !isTheirs) return refuse('CODE_EXPIRED');
  const campaign = input.campaign ?? {};
  // A wrong code in a link keeps nobody out.
  const affiliateCode = (await isKnownCode(db, merchant, campaign['code'] ?? '')) ? campaign['code']?.toUpperCase() : '';
  const brought = { affiliateCode, campaign: JSON.stringify(campaign) };
  const identity = { merchant: merchant.code, provider: input.provider, subject: grant.subject, now };
  const { member, isNewAccount } = await memberOf(db, identity, brought);
  return { ...(await openSession(db, member, { now })), isNewAccount };
};

type Identity = { merchant: string; provider: SocialProvider; subject: string; now: number };
type Brought = Pick<typeof members.$inferInsert, 'affiliateCode' | 'campaign'>;

async function memberOf(db: Db, { merchant, provider, subject, now }: Identity, brought: Brought) {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ member: members })
      .from(memberIdentities)
      .innerJoin(members, eq(members.id, memberIdentities.memberId))
      .where(and(eq(memberIdentities.merchant, merchant), eq(memberIdentities.provider, provider), eq(memberIdentities.subject, subject)));
    if (known) return { member: known.member, isNewAccount: false };
    const account = { id: randomUUID(), merchant, username: `${provider.slice(0, 2)}_${randomBytes(4).toString('hex')}` };
    // The account has no password until its owner sets one.
    const [member] = await tx
      .insert(members)
      .values({ ...account, passwordHash: '', type: 0, status: 'active', nickname: subject, ...brought, joinedAt: now, lastLoginAt: now })
      .returning();
    if (!member) return refuse('UNKNOWN');
    await tx.insert(memberIdentities).values({ merchant, provider, subject, memberId: member.id });
    return { member, isNewAccount: true };
  });
}
