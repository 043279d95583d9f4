import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { playerFeature } from '@parlour/player';
import { submissionFeature } from '@parlour/submission';

/** Returns options for tests and stories with a session of this type (specification 3); 1 is a member who is also an agent. */
export function asType(type: number) {
  const session = { token: 'token-of-carlo', userName: 'carlo', type, merchantCode: '200jilif3' };
  return { with: [merchantFeature, playerFeature, submissionFeature], events: [loggedIn(session)] };
}
