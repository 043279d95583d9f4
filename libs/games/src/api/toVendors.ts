import type { Money } from '@parlour/kernel/money';
import type { WireValue } from '@parlour/kernel/wire-call';
import { type GameCategory, isGameCategory } from '../rules/gameCategory';
import type { homeWire } from '../wire/home';

export type Vendor = {
  /** `vassalage` on the wire. */
  code: string;
  name: string;
  category: GameCategory;
  image?: string;
  placeholder?: string;
  isInMaintenance: boolean;
  gameCount?: number;
};

/** What the list of a category can be narrowed by: stakes, the lowest first, and features of its games. */
export type Choices = { stakes: Money[]; features: string[] };

export type Vendors = {
  vendors: Vendor[];
  /** The merchant's order of categories. */
  order: GameCategory[];
  /** Vendor codes by category, for the prize mode. */
  mapping: Record<string, string[]>;
  /** Sort orders that the gateway offers. */
  sorts: string[];
  /** By category; a category without choices is absent. */
  choices: Record<string, Choices>;
  /** Currency symbol of the stakes. */
  symbol: string;
};

type WireVendors = WireValue<typeof homeWire.getVendors>;

export function toVendors({ content, sorting, mapping, sorts, currencySymbol: symbol }: WireVendors): Vendors {
  return {
    vendors: content.flatMap((vendor): Vendor[] => {
      const category = vendor.gameCategory ?? vendor.gameType;
      if (!isGameCategory(category)) return [];
      return [
        {
          code: vendor.vassalage,
          name: vendor.displayName,
          category,
          image: vendor.mobileLargeIcon ?? undefined,
          placeholder: vendor.placeholder ?? undefined,
          isInMaintenance: vendor.maintenance,
          gameCount: vendor.gameCount ?? undefined,
        },
      ];
    }),
    order: sorting.map(({ gameCategory }) => gameCategory).filter(isGameCategory),
    mapping,
    sorts,
    choices: Object.fromEntries(
      sorting.flatMap(({ gameCategory, stakes, features }) => (stakes[0] || features[0] ? [[gameCategory, { stakes, features }]] : [])),
    ),
    symbol,
  };
}
