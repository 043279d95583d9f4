import type { AccountProvider } from '@parlour/sandbox-world';
import type { Merchant } from '../merchants';
import { world } from '../world';

export function accountProviders({ country }: Pick<Merchant, 'country'>): readonly AccountProvider[] {
  return world.accountProviders[country];
}
