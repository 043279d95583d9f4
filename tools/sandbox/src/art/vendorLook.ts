import type { Motif } from './Motif';
import { random } from './ink/random';
import { type SchemeName, schemes } from './schemes';

export type Lettering = 'bangers' | 'bungee' | 'cinzel' | 'lilita' | 'righteous' | 'rye';
/** How a vendor's pictures look: its lettering, the finish of its titles and the emblem of its logo. */
export type VendorLook = {
  lettering: Lettering;
  finish: 'gold' | 'candy' | 'ice' | 'fire' | 'chrome' | 'jade';
  emblem: Motif;
  scheme: SchemeName;
};

const letterings: readonly Lettering[] = ['bangers', 'lilita', 'cinzel', 'bungee', 'righteous', 'rye'];
const finishes: readonly VendorLook['finish'][] = ['gold', 'candy', 'ice', 'fire', 'chrome', 'jade'];
const look = ([lettering, finish]: readonly [Lettering, VendorLook['finish']], emblem: Motif, scheme: SchemeName): VendorLook => ({
  lettering,
  finish,
  emblem,
  scheme,
});

const known: Record<string, VendorLook> = {
  ORCHID: look(['lilita', 'gold'], 'lotus', 'royal'),
  KITE: look(['bangers', 'fire'], 'phoenix', 'ember'),
  MANTA: look(['righteous', 'ice'], 'shark', 'lagoon'),
  LUMEN: look(['bungee', 'candy'], 'moon', 'plum'),
  VELVET: look(['cinzel', 'gold'], 'crown', 'crimson'),
  BANYAN: look(['rye', 'gold'], 'temple', 'jungle'),
  COBALT: look(['righteous', 'chrome'], 'gem', 'cobalt'),
  BARKADA: look(['lilita', 'candy'], 'cards', 'sunset'),
  TAMARIND: look(['bangers', 'gold'], 'chili', 'amber'),
  NARRA: look(['cinzel', 'jade'], 'elephant', 'jade'),
  TAMARAW: look(['bungee', 'chrome'], 'carabao', 'ocean'),
  SAFFRON: look(['lilita', 'fire'], 'potion', 'bronze'),
  BANGKA: look(['bangers', 'ice'], 'ship', 'ocean'),
  ROOFTOP: look(['righteous', 'gold'], 'roulette', 'midnight'),
  ANAHAW: look(['bungee', 'jade'], 'palm', 'jungle'),
  MONSOON: look(['lilita', 'ice'], 'lightning', 'reef'),
  PADAUK: look(['cinzel', 'gold'], 'pagoda', 'rose'),
  TALA: look(['righteous', 'candy'], 'rocket', 'royal'),
  RESPAWN: look(['bungee', 'ice'], 'gamepad', 'plum'),
  SUWERTE: look(['bangers', 'candy'], 'balls', 'rose'),
  LOTT: look(['lilita', 'chrome'], 'wheel', 'cobalt'),
  HALO: look(['lilita', 'candy'], 'mango', 'sunset'),
  KAMAGONG: look(['rye', 'fire'], 'sword', 'bronze'),
  CORALINE: look(['righteous', 'candy'], 'fish', 'lagoon'),
  LOTUSLIVE: look(['cinzel', 'jade'], 'fan', 'jade'),
  AGILA: look(['bangers', 'fire'], 'football', 'crimson'),
  TIKLING: look(['bungee', 'gold'], 'rooster', 'ember'),
  NIPA: look(['rye', 'jade'], 'chips', 'jungle'),
  SIARGAO: look(['bangers', 'candy'], 'octopus', 'reef'),
  TALISAY: look(['rye', 'gold'], 'rooster', 'crimson'),
  SPURLINE: look(['bungee', 'fire'], 'horseshoe', 'amber'),
  PIXELRY: look(['bungee', 'candy'], 'trophy', 'royal'),
  NORTHGATE: look(['righteous', 'chrome'], 'basketball', 'cobalt'),
  TAPAT: look(['lilita', 'gold'], 'clover', 'jungle'),
  MANGO: look(['bangers', 'gold'], 'mango', 'jungle'),
  INLE: look(['cinzel', 'ice'], 'koi', 'reef'),
  REGENT: look(['cinzel', 'chrome'], 'dice', 'midnight'),
};

/** The look of a vendor; one that is not known gets a look of its own from its code. */
export function vendorLook(vassalage: string): VendorLook {
  const next = random(vassalage);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  return known[vassalage] ?? look([pick(letterings), pick(finishes)], 'gem', pick(Object.keys(schemes) as SchemeName[]));
}
