import { countries } from '../countries/countries';
import type { DemoMember } from './DemoMember';

/** Returns the demo accounts of all merchants. */
export function demoMembersOf(): DemoMember[] {
  return countries.flatMap(({ merchant, demoMembers }) =>
    demoMembers.map((member) => ({ ...member, id: `m-${member.username}`, merchant: merchant.code })),
  );
}
