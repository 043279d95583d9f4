import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { sessionFeature } from '@parlour/session';

/** Options for tests and stories: a session of this type (specification 3), 0 is a member, 4 the trial, 41 an agent. */
export function asType(type: number) {
  const session = { token: 'token-of-maria', userName: 'maria', type, merchantCode: '200jilif3' };
  return { with: [merchantFeature, sessionFeature], events: [loggedIn(session)] };
}

export const asMember = asType(0);
export const asVisitor = { with: [merchantFeature, sessionFeature], events: [] };
