import type { Merchant } from '../merchants';
import type { DepositMethod, DepositOffer } from './depositMethod';
import { myanmarMethods } from './myanmarMethods';
import { philippineMethods } from './philippineMethods';

const methods: Record<Merchant['country'], readonly DepositMethod[]> = { PH: philippineMethods, MM: myanmarMethods };

export function depositMethods({ country }: Pick<Merchant, 'country'>): readonly DepositMethod[] {
  return methods[country];
}

/** What a player sees of a method before an order: not where the money goes. */
export function offerOf(method: DepositMethod): DepositOffer {
  const { payWithinMinutes: _time, payTo: _place, ...offer } = method;
  return offer;
}
