import type { Merchant } from '@parlour/merchant';

/** Country calling codes of the merchants' countries in the gateway's format, without the plus sign. */
export const dialingCodes: Record<Merchant['country'], string> = { PH: '63', MM: '95' };
