import { type Merchant, merchants } from '../merchants/merchants';
import type { DemoMember } from './DemoMember';

type Data = Record<Merchant['country'], readonly Omit<DemoMember, 'id' | 'merchant'>[]>;

/** Returns the demo accounts of all merchants. */
export function demoMembersOf(data: Data): DemoMember[] {
  return merchants.flatMap(({ code, country }) =>
    data[country].map((member) => ({ ...member, id: `m-${member.username}`, merchant: code })),
  );
}
