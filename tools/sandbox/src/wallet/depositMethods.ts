import { dataOf, type DepositMethod, type Merchant } from '@parlour/sandbox-world';
import { imagePath } from '../images/imagePath';

/** The part of a method that a player sees before an order. */
type DepositOffer = Omit<DepositMethod, 'payWithinMinutes' | 'payTo'>;

export function depositMethods(merchant: Pick<Merchant, 'country'>): readonly DepositMethod[] {
  return dataOf(merchant).depositMethods;
}

/** Returns the part of a method that a player sees before an order: with its logo, without the payee. */
export function offerOf(method: DepositMethod, merchant: Pick<Merchant, 'country'>): DepositOffer {
  const { payWithinMinutes: _time, payTo: _place, ...offer } = method;
  const hasLogo = method.methodId in dataOf(merchant).payments;
  return { ...offer, logo: hasLogo ? imagePath('marks', method.methodId) : null };
}
