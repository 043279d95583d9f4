import type { AccountProvider, Merchant } from '@parlour/sandbox-world';
import { world } from '../world';

export function accountProviders({ country }: Pick<Merchant, 'country'>): readonly AccountProvider[] {
  return world.accountProviders[country];
}
