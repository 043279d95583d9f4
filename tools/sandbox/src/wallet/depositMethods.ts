import type { DepositMethod } from '@parlour/sandbox-world';
import type { Merchant } from '../merchants';
import { world } from '../world';

/** The part of a method that a player sees before an order. */
type DepositOffer = Omit<DepositMethod, 'payWithinMinutes' | 'payTo'>;

export function depositMethods({ country }: Pick<Merchant, 'country'>): readonly DepositMethod[] {
  return world.depositMethods[country];
}

/** Returns the part of a method that a player sees before an order, without the payee. */
export function offerOf(method: DepositMethod): DepositOffer {
  const { payWithinMinutes: _time, payTo: _place, ...offer } = method;
  return offer;
}
