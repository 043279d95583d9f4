import { languageCode, wireLine } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country of two capitals such as PH'));
/** A file below /m/brand/. */
export const image = v.pipe(v.string(), v.regex(/^[\w-][\w./-]*$/, 'the name of an image such as acme/logo.svg'));
/** A name beside an amount: it has no digits, which would be read as part of the amount. */
const currencyName = v.pipe(v.string(), v.regex(/^[^\d\s.,'-]{1,20}$/, 'a name of a currency without digits and spaces such as dong'));

/** A country that the operator adds, or describes anew: what the app knows of PH and MM (`countries` of kernel). */
export const countryConfig = v.object({
  code: countryCode,
  /** By language; another language shows the name that its browser has. */
  names: v.record(languageCode, v.pipe(wireLine, v.minLength(1))),
  /** Without the plus sign. */
  dialingCode: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'a calling code of digits such as 66')),
  /** The server writes times in it, until the app knows the player's own. Matches are listed by its days. */
  timeZone: v.pipe(v.string(), v.regex(/^[A-Za-z_+-]+(\/[\w+-]+)*$/, 'a time zone such as Asia/Bangkok')),
  currency: v.object({
    code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency of three capitals such as THB')),
    /** As the gateway sends it with each amount (`currencySymbol`). */
    symbol: v.pipe(v.string(), v.regex(/^[^\d\s,-]{1,8}$/, 'a symbol such as ฿')),
    symbolPlace: v.optional(v.picklist(['before', 'after']), 'before'),
    /** Digits after the point. */
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
    /** Other names that people and bank apps write before or after an amount. */
    otherNames: v.optional(v.pipe(v.array(currencyName), v.maxLength(20)), []),
    /** Names that stand only before an amount, because after it they mean something else: thousands, for example. */
    namesBefore: v.optional(v.pipe(v.array(currencyName), v.maxLength(20)), []),
  }),
  /** The languages of a merchant that has no `langList`. */
  languages: v.pipe(v.array(languageCode), v.minLength(1)),
  /** An image below /m/brand/. */
  flag: v.optional(image),
});
