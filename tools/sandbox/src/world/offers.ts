import type { Merchant } from '../merchants';
import type { Category } from './themes/Theme';
import { vendors } from './vendors';

/** Categories in each merchant's order. Cockfights are off in the Philippines, where they are suspended by law (product decision). */
const order: Record<Merchant['country'], readonly Category[]> = {
  PH: ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'],
  MM: ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'COCKFIGHT', 'ESPORTS', 'LOTT', 'ELOTT'],
};

/** What a merchant offers: categories in order, and the vendors of each. */
export function offers({ code: merchant, country }: Merchant) {
  return {
    categories: order[country].map((category, position) => ({ merchant, category, position })),
    vendors: order[country].flatMap((category) =>
      vendors.filter(({ makes }) => makes[category]).map(({ vassalage }, position) => ({ merchant, category, vassalage, position })),
    ),
  };
}
