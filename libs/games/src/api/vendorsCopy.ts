import { storedCopy } from '@parlour/kernel/storage';
import { wireMoney, wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { type GameCategory, isGameCategory } from '../rules/gameCategory';
import type { Vendors } from './toVendors';

const category = v.custom<GameCategory>((raw) => typeof raw === 'string' && isGameCategory(raw));

/** Specification 3, `getVassGameType`: names and order, as the last reply had them. Maintenance is only known from a reply. */
export const vendorsCopy = storedCopy(
  'getVassGameType',
  v.object({
    vendors: v.pipe(
      v.array(
        v.object({
          code: wireText,
          name: wireText,
          category,
          image: v.optional(wireText),
          placeholder: v.optional(wireText),
          isInMaintenance: v.optional(v.literal(false), false),
        }),
      ),
      v.maxLength(2000),
    ),
    order: v.pipe(v.array(category), v.maxLength(100)),
    mapping: v.record(wireText, v.array(wireText)),
    sorts: v.pipe(v.array(wireText), v.maxLength(50)),
    choices: v.optional(
      v.record(
        wireText,
        v.object({ stakes: v.pipe(v.array(wireMoney), v.maxLength(12)), features: v.pipe(v.array(wireText), v.maxLength(12)) }),
      ),
      {},
    ),
    symbol: v.optional(wireText, ''),
  }),
);

/** Names whose catalogue a copy is. */
export function copyOwner({ merchant, language }: { merchant: string; language: string }): string {
  return `${merchant}/${language}`;
}

export function keepVendors(scope: { merchant: string; language: string }, { vendors, ...rest }: Vendors): void {
  const named = vendors.map(({ code, name, category: kind, image, placeholder }) => ({
    code,
    name,
    category: kind,
    image,
    placeholder,
    isInMaintenance: false as const,
  }));
  vendorsCopy.write(copyOwner(scope), { vendors: named, ...rest });
}
