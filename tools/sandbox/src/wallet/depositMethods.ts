import type { DepositMethod, Merchant } from '@parlour/sandbox-world';
import { imagePath } from '../images/imagePath';
import { world } from '../world';

/** The part of a method that a player sees before an order. */
type DepositOffer = Omit<DepositMethod, 'payWithinMinutes' | 'payTo'>;

export function depositMethods({ country }: Pick<Merchant, 'country'>): readonly DepositMethod[] {
  return world.depositMethods[country];
}

/** Returns the part of a method that a player sees before an order: with its logo, without the payee. */
export function offerOf(method: DepositMethod, { country }: Pick<Merchant, 'country'>): DepositOffer {
  const { payWithinMinutes: _time, payTo: _place, ...offer } = method;
  const hasLogo = method.methodId in world.resources.payments[country];
  return { ...offer, logo: hasLogo ? imagePath('marks', method.methodId) : null };
}
