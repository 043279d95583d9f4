import { countryOf, intlTag, languageOf, type Locale, ownLocale, withSymbol } from '@parlour/kernel';
import { formatMoney, type Money, shortDecimals } from '@parlour/kernel/money';
import { type DateFormat as BaseDateFormat, dateFormat, lateFormat, wallTime } from '@parlour/ui/date';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { useLocale, useMerchant } from '../hooks/useMerchant';

export type DateFormat = BaseDateFormat & {
  /** "Fri, 20 Nov 2026" */
  day: (moment: number) => string;
  /** "20 Nov 2026, 14:02 (GMT+8)" */
  zoned: (moment: number) => string;
  /** "GMT+8": the offset at that moment. */
  offset: (moment: number) => string;
  /** The time zone: "Asia/Manila, GMT+8". */
  zone: () => string;
};

/** Weekday names that most browsers lack in Burmese, from Sunday on. The server has them, so its page would say a day that the browser cannot. */
const ownWeekdays: Record<string, readonly string[]> = {
  my: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
};

/**
 * Formats times (milliseconds since the epoch) in the player's time zone and language (product decision 3, "Ranges"), or in the site's zone. If the browser may
 * have no weekday names for that language, a day is shown as its date only. An invalid time becomes an empty text.
 *
 * The player's zone is known once the app has taken over the page, and then the text may become another one. So a place or a group on a page of the server is
 * decided by the site's zone, or it would move.
 */
export function useDateFormat(whose: 'player' | 'site' = 'player'): DateFormat {
  const locale = useLocale();
  const pageZone = usePageZone();
  const siteZone = useSiteZone();
  const timeZone = whose === 'site' ? siteZone : pageZone;
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key) ?? makeFormat(locale, timeZone);
  formats.set(key, known);
  return known;
}

/** Creating an `Intl` format is slow, and a list needs one in every row, so they are cached. */
const formats = new Map<string, DateFormat>();

function makeFormat(locale: Locale, timeZone?: string): DateFormat {
  const base = dateFormat(locale, timeZone);
  const tag = locale === 'en' ? 'en-GB' : intlTag(locale);
  // Of the languages that an operator has added, the server does not know which the browser has.
  const isCertain = timeZone === undefined || ownLocale(locale) === locale;
  const hasNames = isCertain && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  const names = lateFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const weekdayOf = (at: Date) => ownWeekdays[locale]?.[at.getUTCDay()] ?? (hasNames ? names().format(at) : '');
  const offsets = lateFormat('en', { timeZoneName: 'shortOffset', timeZone });
  // `Intl` throws on an invalid time.
  const partsAt = (moment: number) => (base.date(moment) ? offsets().formatToParts(moment) : []);
  const offset = (moment: number) => partsAt(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return {
    ...base,
    day: (moment) => {
      const date = base.date(moment);
      const weekday = date && weekdayOf(wallTime(moment, timeZone));
      return weekday ? `${weekday}, ${date}` : date;
    },
    zoned: (moment) => base.full(moment) && `${base.full(moment)} (${offset(moment)})`,
    offset,
    zone: () => [...new Set([offsets().resolvedOptions().timeZone, offset(Date.now())])].join(', '),
  };
}

/** The time zone in which the server writes times. Undefined once the app has taken over the page: it writes them in the player's own zone. */
export function usePageZone(): string | undefined {
  const siteZone = useSiteZone();
  return useIsHydrated() ? undefined : siteZone;
}

/** The time zone of the merchant's country, which most of its players are in. */
function useSiteZone(): string {
  const { country } = useMerchant();
  return countryOf(country)?.timeZone ?? 'UTC';
}

/** `short`: a round amount loses its zeros. */
type AmountStyle = 'exact' | 'short';

/**
 * Formats amounts for use in sentences, with symbol and exact digits: "₱1,000.00", "Ks 500.00", "1,000 ₫"; short: "₱1,000", "Ks 132.40".
 * The style of a single call overrides the hook's.
 */
export function useAmountText(symbol: string, style: AmountStyle = 'exact'): (amount: Money, style?: AmountStyle) => string {
  const locale = useLocale();
  const { isRightToLeft } = languageOf(locale);
  return (amount, own = style) => {
    const decimals = own === 'short' ? shortDecimals(amount, symbol) : undefined;
    const text = withSymbol(formatMoney(amount, { locale, symbol, decimals }), symbol);
    // Between words from right to left, a symbol would change to the other end of its amount.
    return isRightToLeft && symbol ? `\u2066${text}\u2069` : text;
  };
}
