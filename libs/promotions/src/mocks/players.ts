import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { playerFeature } from '@parlour/player';
import { submissionFeature } from '@parlour/submission';

/**
 * Returns options for tests and stories with a session of this type (specification 3): 0 is a member, 4 a trial, 41 an agent.
 */
export function asType(type: number) {
  const session = { token: 'token-of-maria', userName: 'maria', type, merchantCode: '200jilif3' };
  return { with: [merchantFeature, playerFeature, submissionFeature], events: [loggedIn(session)] };
}

export const asMember = asType(0);
export const asVisitor = { with: [merchantFeature, playerFeature, submissionFeature], events: [] };
