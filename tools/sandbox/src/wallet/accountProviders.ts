import { type AccountProvider, dataOf, type Merchant } from '@parlour/sandbox-world';

export function accountProviders(merchant: Pick<Merchant, 'country'>): readonly AccountProvider[] {
  return dataOf(merchant).accountProviders;
}
