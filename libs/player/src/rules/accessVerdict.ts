import type { Access } from '@parlour/kernel/feature';
import type { Role } from './role';

export type AccessVerdict = 'allow' | 'login' | 'freeReject' | 'notAvailable';

/** Returns the action of the access guard for a role (specification 6; house rule "restricted"). */
export function accessVerdict(access: Access, role: Role): AccessVerdict {
  if (access === 'anyone') return 'allow';
  if (role.isVisitor) return 'login';
  if (access === 'player') return 'allow';
  if (role.isTrial) return 'freeReject';
  const isWelcome = access === 'member' ? role.isRealMember : role.isAgent;
  return isWelcome ? 'allow' : 'notAvailable';
}
