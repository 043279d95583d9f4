import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';

const session = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };

/** Options for tests and stories: a member is logged in. */
export const asMember = { with: [siteFeature, contentFeature, playerFeature, submissionFeature], events: [loggedIn(session)] };
/** Returns a session of another type: 4 is a trial, 41 an agent (specification 3). */
export function asType(type: number) {
  return { with: asMember.with, events: [loggedIn({ ...session, type })] };
}
