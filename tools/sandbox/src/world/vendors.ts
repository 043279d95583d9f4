import type { SchemeName } from '../art/schemes';
import type { Category } from './themes/Theme';

/** A fictional vendor: what it makes, how it opens and what its art looks like. */
export type Vendor = {
  vassalage: string;
  displayName: string;
  /** Number of games per category. */
  makes: Partial<Record<Category, number>>;
  openIn?: 'sameTab' | 'newTab';
  maintenance?: true;
  /** Schemes of its art: five or more colour families. */
  schemes: readonly SchemeName[];
};

const warm: readonly SchemeName[] = ['ember', 'royal', 'amber', 'lagoon', 'jungle', 'rose', 'cobalt'];
const cool: readonly SchemeName[] = ['ocean', 'plum', 'jade', 'sunset', 'midnight', 'bronze', 'reef'];
const vivid: readonly SchemeName[] = ['royal', 'sunset', 'lagoon', 'amber', 'ocean', 'crimson', 'jungle'];
const noble: readonly SchemeName[] = ['crimson', 'midnight', 'bronze', 'jade', 'plum', 'cobalt', 'reef'];
const sea: readonly SchemeName[] = ['ocean', 'lagoon', 'royal', 'jade', 'sunset', 'midnight', 'amber'];
const night: readonly SchemeName[] = ['midnight', 'crimson', 'plum', 'jade', 'bronze', 'reef', 'rose'];

/** Vendors in the order in which merchants show them. */
export const vendors: readonly Vendor[] = [
  { vassalage: 'ORCHID', displayName: 'Orchid Play', makes: { RNG: 190, FISH: 22 }, schemes: vivid },
  { vassalage: 'KITE', displayName: 'Kite Games', makes: { RNG: 170, PVP: 20 }, schemes: warm },
  { vassalage: 'MANTA', displayName: 'Manta Sea', makes: { FISH: 44, RNG: 60 }, schemes: sea },
  { vassalage: 'LUMEN', displayName: 'Lumen Reels', makes: { RNG: 160 }, schemes: cool },
  { vassalage: 'VELVET', displayName: 'Velvet Live', makes: { LIVE: 58 }, schemes: night },
  { vassalage: 'BANYAN', displayName: 'Banyan Slots', makes: { RNG: 150 }, schemes: noble },
  { vassalage: 'COBALT', displayName: 'Cobalt Works', makes: { RNG: 140, PVP: 22 }, schemes: cool },
  { vassalage: 'BARKADA', displayName: 'Barkada Cards', makes: { PVP: 48 }, schemes: warm },
  { vassalage: 'TAMARIND', displayName: 'Tamarind', makes: { RNG: 140, FISH: 18 }, schemes: vivid },
  { vassalage: 'NARRA', displayName: 'Narra Gaming', makes: { RNG: 130 }, schemes: noble },
  { vassalage: 'TAMARAW', displayName: 'Tamaraw Sports', makes: { SPORTS: 24 }, openIn: 'newTab', schemes: cool },
  { vassalage: 'SAFFRON', displayName: 'Saffron Lab', makes: { RNG: 130 }, schemes: warm },
  { vassalage: 'BANGKA', displayName: 'Bangka Fishing', makes: { FISH: 40 }, schemes: sea },
  { vassalage: 'ROOFTOP', displayName: 'Rooftop Live', makes: { LIVE: 52 }, openIn: 'sameTab', schemes: night },
  { vassalage: 'ANAHAW', displayName: 'Anahaw Arcade', makes: { RNG: 120, PVP: 18 }, schemes: vivid },
  { vassalage: 'MONSOON', displayName: 'Monsoon Studio', makes: { RNG: 120 }, schemes: cool },
  { vassalage: 'PADAUK', displayName: 'Padauk Games', makes: { RNG: 120, PVP: 24 }, schemes: noble },
  { vassalage: 'TALA', displayName: 'Tala Digital', makes: { RNG: 110 }, schemes: night },
  { vassalage: 'RESPAWN', displayName: 'Respawn League', makes: { ESPORTS: 24 }, openIn: 'newTab', schemes: vivid },
  { vassalage: 'SUWERTE', displayName: 'Suwerte Draw', makes: { LOTT: 42 }, schemes: warm },
  { vassalage: 'LOTT', displayName: 'Numero Hall', makes: { ELOTT: 34 }, schemes: cool },
  { vassalage: 'HALO', displayName: 'Halo Mix', makes: { RNG: 110 }, maintenance: true, schemes: vivid },
  { vassalage: 'KAMAGONG', displayName: 'Kamagong', makes: { RNG: 100 }, schemes: noble },
  { vassalage: 'CORALINE', displayName: 'Coral Nine', makes: { FISH: 36, RNG: 40 }, schemes: sea },
  { vassalage: 'LOTUSLIVE', displayName: 'Lotus Table', makes: { LIVE: 46 }, schemes: noble },
  { vassalage: 'AGILA', displayName: 'Agila Sports', makes: { SPORTS: 22 }, openIn: 'sameTab', schemes: warm },
  { vassalage: 'TIKLING', displayName: 'Tikling', makes: { RNG: 100 }, schemes: warm },
  { vassalage: 'NIPA', displayName: 'Nipa Poker', makes: { PVP: 40 }, schemes: cool },
  { vassalage: 'SIARGAO', displayName: 'Siargao Sea', makes: { FISH: 30, RNG: 40 }, schemes: sea },
  { vassalage: 'TALISAY', displayName: 'Talisay Derby', makes: { COCKFIGHT: 18 }, schemes: warm },
  { vassalage: 'SPURLINE', displayName: 'Spurline', makes: { COCKFIGHT: 16 }, schemes: noble },
  { vassalage: 'PIXELRY', displayName: 'Pixelry', makes: { ESPORTS: 20 }, schemes: cool },
  { vassalage: 'NORTHGATE', displayName: 'Northgate Sports', makes: { SPORTS: 18 }, schemes: noble },
  { vassalage: 'TAPAT', displayName: 'Tapat Lotto', makes: { LOTT: 26, ELOTT: 20 }, schemes: vivid },
  { vassalage: 'MANGO', displayName: 'Mango Street', makes: { RNG: 90 }, schemes: vivid },
  { vassalage: 'INLE', displayName: 'Inle Interactive', makes: { RNG: 90, FISH: 16 }, schemes: cool },
  { vassalage: 'REGENT', displayName: 'Regent Table', makes: { LIVE: 40 }, schemes: night },
];
