import type { Merchant } from './merchants';

/** Invitation codes of agents and of the operator, per merchant. */
const codes: Record<Merchant['country'], readonly string[]> = {
  PH: ['PARLOUR', 'AGNES88', 'CARLO88'],
  MM: ['PARLOUR', 'MINGALA'],
};

export function isInvitationCode({ country }: Pick<Merchant, 'country'>, code: string): boolean {
  return codes[country].includes(code.trim().toUpperCase());
}
