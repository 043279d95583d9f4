import { merchants } from '../../merchants';
import { world } from '../../world';

/** Password and transaction password of every demo account. */
export const demoPassword = 'parlour88';
export const demoPaymentPassword = '246810';

export const demoMembers = merchants.flatMap(({ code, country }) =>
  world.demoMembers[country].map((member) => ({ ...member, id: `m-${member.username}`, merchant: code })),
);
export type DemoMember = (typeof demoMembers)[number];
