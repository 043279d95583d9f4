import type { accessWire } from '@parlour/session/wire';
import { identityProofs } from '../db/schema/access';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { requireAccessCode, sendAccessCode } from './accessCodes';
import { newSecret } from './secrets';

const proofLifeMs = 5 * 60_000;
/** The provider is one for all merchants. */
const owner = (recipient: string) => ({ purpose: 'identity' as const, merchant: '', recipient });

/** An external identity provider's phone method: it sends the code itself and vouches for who typed it. */
export const sendIdentityCode: Handler<typeof accessWire.sendIdentityCode> = async ({ input, db, clock }) => {
  const { phoneNumber } = input;
  if (!/^\+\d{8,20}$/.test(phoneNumber)) return refuse('FIELD_INVALID', { field: 'mobileNum' });
  return { sessionInfo: phoneNumber, expirationTime: await sendAccessCode(db, owner(phoneNumber), { now: clock.now() }) };
};

export const verifyIdentityCode: Handler<typeof accessWire.verifyIdentityCode> = async ({ input, db, clock }) => {
  const now = clock.now();
  await requireAccessCode(db, owner(input.sessionInfo), { now, code: input.code });
  const { secret, hash } = newSecret();
  await db.insert(identityProofs).values({ tokenHash: hash, phoneNumber: input.sessionInfo, expiresAt: now + proofLifeMs });
  return { idToken: secret };
};
