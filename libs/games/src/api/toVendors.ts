import type { WireValue } from '@parlour/kernel/wire-call';
import { type GameCategory, isGameCategory } from '../rules/gameCategory';
import type { gamesWire } from '../wire';

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

export type Vendors = {
  vendors: Vendor[];
  /** The merchant's order of categories. */
  order: GameCategory[];
  /** Vendor codes by category, for the prize mode. */
  mapping: Record<string, string[]>;
  /** Sort orders that the gateway offers. */
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
  };
}
