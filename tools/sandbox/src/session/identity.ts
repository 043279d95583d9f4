import type { accessWire } from '@parlour/session/wire';
import { identityProofs } from '../db/schema/access';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { requireAccessCode, sendAccessCode } from './accessCodes';
import { newSecret } from './secrets';

const proofLifeMs = 5 * 60_000;
/** All merchants share one provider. */
const owner = (recipient: string) => ({ purpose: 'identity' as const, merchant: '', recipient });

/** The phone method of an external identity provider, which sends the code itself and vouches for the person who typed it. */
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
