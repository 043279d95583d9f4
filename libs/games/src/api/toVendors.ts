import type { WireValue } from '@parlour/kernel';
import { type GameCategory, isGameCategory } from '../rules/gameCategory';
import type { gamesWire } from '../wire';

export type Vendor = {
  /** Vendor code. */
  vassalage: string;
  name: string;
  category: GameCategory;
  art?: string;
  placeholder?: string;
  isInMaintenance: boolean;
  gameCount?: number;
};

export type Vendors = {
  vendors: Vendor[];
  /** The merchant's order of categories. */
  order: GameCategory[];
  /** Vendor codes by category, for the prize mode. */
  mapping: Record<string, string[]>;
  /** Orders in which lists can be had. */
  sorts: string[];
};

type WireVendors = WireValue<typeof gamesWire.getVendors>;

export function toVendors({ content, sorting, mapping, sorts }: WireVendors): Vendors {
  return {
    vendors: content.flatMap((vendor): Vendor[] => {
      const category = vendor.gameCategory ?? vendor.gameType;
      if (!isGameCategory(category)) return [];
      return [
        {
          vassalage: vendor.vassalage,
          name: vendor.displayName,
          category,
          art: vendor.mobileLargeIcon ?? undefined,
          placeholder: vendor.placeholder ?? undefined,
          isInMaintenance: vendor.maintenance,
          gameCount: vendor.gameCount ?? undefined,
        },
      ];
    }),
    order: sorting.map(({ gameCategory }) => gameCategory).filter(isGameCategory),
    mapping,
    sorts,
  };
}
