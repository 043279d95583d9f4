import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { sessionFeature } from '@parlour/session';

/** Options for tests and stories: a session of this type (specification 3); 1 is a member who is an agent too. */
export function asType(type: number) {
  const session = { token: 'token-of-carlo', userName: 'carlo', type, merchantCode: '200jilif3' };
  return { with: [merchantFeature, sessionFeature], events: [loggedIn(session)] };
}
