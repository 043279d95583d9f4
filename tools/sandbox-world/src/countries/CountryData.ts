import type { Country } from '@parlour/kernel';
import type { Category } from '../catalogue/Theme';
import type { AccountProvider, DepositMethod } from '../DepositMethod';
import type { DemoMember } from '../players/DemoMember';

type Range = { min: string; max: string };

/** The operator's site in one country, as a file of `data/countries` or of SANDBOX_COUNTRIES describes it. Amounts are in the country's currency. */
export type CountryData = {
  /** As in the operator's file; a country that the app knows is named by its two letters. */
  country: Country | string;
  merchant: {
    code: string;
    /** Codes sent by its alternate domains. */
    aliases?: readonly string[];
    /** The gateway's name of the currency; without it, ISO 4217. */
    currency?: string;
    /** Host of its links. */
    site: string;
  };
  /** The value of one peso in this currency. The world's own amounts are in pesos. */
  perPeso: string;
  limits: {
    minBet: string;
    /** Limits of one transfer to a downline. */
    transfer: Range;
    withdrawal: Range;
    /** Units of a stake, and the highest stake and payout of one draw. */
    lottery: { units: readonly string[]; stake: number; payout: number };
  };
  /** In a short form two fields are enough; otherwise the password is repeated, and e-mail and mobile number can be given. `mobile`: digits of a number. */
  registration: { isShort?: boolean; mobile: readonly [min: number, max: number] };
  /** A withdrawal needs a verified mobile number. */
  verifiesMobile?: boolean;
  hasIosApp?: boolean;
  /** Feature flags that differ from those of the world. */
  flags?: Record<string, string>;
  /** Contact methods that the operator asks for. */
  contacts?: readonly ('line' | 'whatsapp' | 'viber' | 'zalo')[];
  /** Codes of agents and of the operator. */
  invitationCodes?: readonly string[];
  /** Amounts of deposit promotions that are not those of the world, by promotion. */
  depositPromotions?: Record<string, { min: string; maxBonus: string }>;
  /** Amounts of announcements that are not those of the world, by campaign. */
  campaigns?: Record<string, { amount: string; small?: string }>;
  /** Categories in display order. */
  offers: readonly Category[];
  /** Community channels by resource type. */
  channels?: Record<string, { name: string; path: string }>;
  /** Names of payment brands by the id of their image. */
  payments?: Record<string, string>;
  depositMethods: readonly DepositMethod[];
  /** Banks and e-wallets that withdrawals can be paid to. */
  accountProviders: readonly AccountProvider[];
  demoMembers?: readonly Omit<DemoMember, 'id' | 'merchant'>[];
  /** First names of winners. */
  winners: readonly string[];
  /** Nicknames of players in the demo agents' teams: long, right to left, with stacked marks, or with characters of markup. */
  teamNames?: readonly string[];
};
