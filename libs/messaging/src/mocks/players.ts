import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { playerFeature } from '@parlour/player';

const session = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };

/** Options for tests and stories without a session. */
export const asVisitor = { with: [merchantFeature, playerFeature], events: [] };
/** Returns a session of a type: 0 is a member, 4 a free trial, 41 an agent (specification 3). */
export function asType(type: number) {
  return { with: asVisitor.with, events: [loggedIn({ ...session, type })] };
}
export const asMember = asType(0);
