import { random } from './ink/random';
import { type SchemeName, schemes } from './schemes';

export type Lettering = 'bangers' | 'bungee' | 'cinzel' | 'lilita' | 'righteous' | 'rye';
/** Look of a vendor's images: its lettering, the finish of its titles and the emblem of its logo. */
export type VendorLook = {
  lettering: Lettering;
  finish: 'gold' | 'candy' | 'ice' | 'fire' | 'chrome' | 'jade';
  emblem: string;
  scheme: SchemeName;
};

export type TitleStyle = Pick<VendorLook, 'lettering' | 'finish'>;

const letterings: readonly Lettering[] = ['bangers', 'lilita', 'cinzel', 'bungee', 'righteous', 'rye'];
const finishes: readonly VendorLook['finish'][] = ['gold', 'candy', 'ice', 'fire', 'chrome', 'jade'];
/** Returns the look of a vendor without one in the data, derived from its code. */
export function vendorLook(vendor: string): VendorLook {
  const next = random(vendor);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  return { lettering: pick(letterings), finish: pick(finishes), emblem: 'gem', scheme: pick(Object.keys(schemes) as SchemeName[]) };
}
