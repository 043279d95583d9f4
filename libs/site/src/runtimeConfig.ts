import { adoptCountries, adoptLanguages, type Locale } from '@parlour/kernel';
import { languageCode, wireId, wireLine, wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import type { InferInput } from 'valibot';

export { flagNames } from './rules/flags';

/** Hosts of the communities listed in specification 2. */
const publicHosts = [
  'facebook.com',
  'www.facebook.com',
  'm.facebook.com',
  'm.me',
  'www.instagram.com',
  't.me',
  'telegram.me',
  'www.youtube.com',
  'youtube.com',
  'wa.me',
  'api.whatsapp.com',
  'chats.viber.com',
  'www.tiktok.com',
  'www.kwai.com',
  'x.com',
  'twitter.com',
];

/** A message of a pattern says what is allowed; operators read it (`operatorFile` of the app). The patterns have no flags, which JSON Schema lacks. */
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-zA-Z0-9.-]+(:\d+)?$/, 'an origin such as https://gateway.example'));
/** A host as in a URL, with its port unless it is the default port. */
const host = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9.-]+(:\d+)?$/, 'a host such as games.example or games.example:8443'));
/** The start of the addresses of images. */
const cdn = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/[a-zA-Z0-9.-]+(:\d+)?)?(\/\S*)?$/, 'a path such as /cdn/a or an address such as https://cdn.example'),
);
/** A telephone number or a page that the app may open. */
const contact = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/[a-zA-Z0-9.-]+(:\d+)?(\/\S*)?|tel:\+?[0-9-]{3,20})$/, 'an https address, or a number such as tel:+63285550100'),
);
/** A file below /m/brand/, or a page elsewhere. */
const androidFile = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[a-zA-Z0-9.-]+(:\d+)?(\/\S*)?|[\w-][\w.-]*(\/[\w-][\w.-]*)*\.apk)$/,
    'an https address, or the name of a file such as acme/acme.apk',
  ),
);
const profileFile = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[a-zA-Z0-9.-]+(:\d+)?(\/\S*)?|[\w-][\w.-]*(\/[\w-][\w.-]*)*\.mobileconfig)$/,
    'an https address, or the name of a file such as acme/acme.mobileconfig',
  ),
);
const storePage = v.pipe(v.string(), v.regex(/^https:\/\/[a-zA-Z0-9.-]+(:\d+)?(\/\S*)?$/, 'an https address'));
const filled = v.pipe(wireText, v.minLength(1));
const image = v.pipe(v.string(), v.regex(/^[\w-][\w./-]*$/, 'the name of an image such as acme/logo.svg'));
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country of two capitals such as PH'));
/** A name beside an amount: it has no digits, which would be read as part of the amount. */
const currencyName = v.pipe(v.string(), v.regex(/^[^\d\s.,'-]{1,20}$/, 'a name of a currency without digits and spaces such as dong'));
const callName = v.pipe(v.string(), v.regex(/^[a-zA-Z]\w{1,79}$/, 'the name of a call of the contract'));

/** What a tag of another company is for. A player agrees to each purpose by itself. */
export const tagPurpose = v.picklist(['measurement', 'marketing']);

/** On or off for everybody, or on for so many in a hundred players. */
export const flagSetting = v.union([v.boolean(), v.object({ share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })]);

/** A merchant as the app knows it. */
export const merchantConfig = v.object({
  code: wireId,
  /** Domains on which the merchant has another code (specification 9). */
  alternateDomains: v.optional(v.record(v.string(), wireId), {}),
  brand: v.optional(filled, 'Parlour'),
  /** An image below /m/brand/ in place of the name in the header. */
  logo: v.optional(image),
  /** The accent colour of buttons and badges (product 5): one of the tokens, or `#rrggbb`. The server writes it into the document. */
  accent: v.optional(
    v.pipe(v.string(), v.regex(/^(violet|lagoon|orchid|#[\da-fA-F]{6})$/, 'violet, lagoon, orchid or a colour such as #0b7a94')),
    'violet',
  ),
  country: countryCode,
  countryName: filled,
  currency: filled,
  langList: v.pipe(v.array(languageCode), v.minLength(1)),
  /** Minimum age in years (product 2: 18 unless the merchant requires more). */
  minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18)), 18),
  /**
   * Names of the contract's calls that the merchant's gateway does not have. The app never sends them, and shows nothing that needs them.
   * The app's server writes the list from the gateway's adapter.
   */
  absentCalls: v.optional(v.array(callName), []),
  /**
   * Names of public calls that the merchant's gateway answers only with a session. The app sends the session with them, and asks none of them
   * for a visitor. The app's server writes the list from the gateway's adapter.
   */
  sessionCalls: v.optional(v.array(callName), []),
  /** Game categories that are not offered here. */
  disabledCategories: v.optional(v.array(wireText), []),
  /**
   * Gateway origins in order of preference; empty means the app's own origin. A token is never sent to another merchant's
   * gateway.
   */
  gatewayHosts: v.optional(v.array(origin), []),
  /**
   * True for a gateway without idempotency keys: the order of a deposit or withdrawal whose reply was lost is looked for in the list of orders,
   * and nothing offers to send it again as safe.
   */
  withoutKeys: v.optional(v.boolean(), false),
  /** Image CDNs until the system status names others. */
  imageCdns: v.optional(v.array(cdn), ['/cdn/a', '/cdn/b']),
  /**
   * How the address of a picture is made of its path, below a CDN or as a whole (`https://…`): `{path}`, `{width}` in pixels, `{format}` (avif, webp).
   * By default `{path}.{width}.{format}`. A picture whose address is whole and on one of these hosts is used as it is.
   */
  imageUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(https:\/\/[a-zA-Z0-9.-]+(:\d+)?\/)?[\w{}./?&=%:-]*\{path\}[\w{}./?&=%:-]*$/, 'an address with {path} in it'),
    ),
  ),
  /** Where players get the app, in place of the links of the gateway (docs/guides/app-projects.md). `ios`: its page in the store. */
  install: v.optional(v.object({ android: v.optional(androidFile), ios: v.optional(storePage), profile: v.optional(profileFile) }), {}),
  /** Hosts of games and chat. Only these may be framed or launched. */
  frameHosts: v.optional(v.array(host), []),
  /** What vendors learn of the site that opens a game: nothing, or its origin, which some of them check. */
  frameReferrer: v.optional(v.picklist(['no-referrer', 'origin', 'strict-origin']), 'no-referrer'),
  /** Hosts that links of banners, notices and the community may open. */
  linkHosts: v.optional(v.array(host), publicHosts),
  /** Help organisations for players who want to play less, shown with the play controls; telephone or https only. */
  playHelp: v.optional(
    v.pipe(
      v.array(
        v.object({
          kind: v.picklist(['regulator', 'exclusion', 'helpline']),
          name: wireText,
          href: contact,
        }),
      ),
      v.maxLength(12),
    ),
    [],
  ),
  /** Contacts of the operator in case the app fails to start; the server writes them into the document. */
  support: v.optional(v.pipe(v.array(v.object({ name: wireText, href: contact })), v.maxLength(4)), []),
  /** Tags of other companies, which run only for players who agree; what they load is the server's affair (`server/tags/tagPages.mjs` of the app). */
  consent: v.optional(
    v.object({
      /** Another version asks every player again. */
      version: v.string(),
      tags: v.array(v.object({ name: v.string(), purpose: tagPurpose })),
    }),
  ),
  /** The operator's own feature flags; the gateway's flags come with the system status. */
  flags: v.optional(v.record(v.string(), flagSetting), {}),
});

/** A country that the operator adds, or describes anew: what the app knows of PH and MM (`countries` of kernel). */
const country = v.object({
  code: countryCode,
  /** By language; another language shows the name that its browser has. */
  names: v.record(languageCode, v.pipe(wireLine, v.minLength(1))),
  /** Without the plus sign. */
  dialingCode: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'a calling code of digits such as 66')),
  /** The server writes times in it, until the app knows the player's own. */
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

const language = v.object({
  code: languageCode,
  locale: v.pipe(
    v.string(),
    v.transform((tag) => tag as Locale),
  ),
  name: v.string(),
  country: v.string(),
  isRightToLeft: v.optional(v.boolean()),
  texts: v.optional(v.object({ blocks: v.string(), rest: v.string() })),
});

/** Which marks of a link are kept besides `code`, `domain`, `r` and `utm_…`, and for how long. */
export const campaignRules = {
  keepDays: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(400)), 30),
  clickIds: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'a name of letters and digits such as fbclid'))), v.maxLength(20)),
    [],
  ),
};

/**
 * Configuration that an operator sets without a build: a JSON block in the document, so that one build serves many merchants.
 */
export const runtimeConfig = v.object({
  merchants: v.pipe(v.array(merchantConfig), v.minLength(1)),
  /** What a link brings is kept for `keepDays` after the last such link. */
  campaign: v.optional(
    v.object({
      ...campaignRules,
      /** The server reports what becomes of such visits to an address of the operator, which it keeps to itself. */
      isReported: v.optional(v.boolean(), false),
    }),
    {},
  ),
  countries: v.optional(v.pipe(v.array(country), v.maxLength(50)), []),
  /** The languages that the operator has added, as the server describes them (`server/languages/openLanguages.mjs`). */
  languages: v.optional(v.array(language), []),
  /** Compatibility: the session token also travels in the query (docs/security.md). */
  tokenInQuery: v.optional(v.boolean(), false),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfig>;
export type Merchant = RuntimeConfig['merchants'][number];

/**
 * Reads the configuration in the document: `<script type="application/json" id="parlour-config">`. Tests, stories and the renderer have no such block,
 * and get the default. Throws if there is a block that is empty or invalid: the app must not start as another operator's.
 */
export function readRuntimeConfig(): RuntimeConfig {
  const text = globalThis.document?.getElementById('parlour-config')?.textContent;
  const domain = globalThis.location?.hostname ?? '';
  return typeof text === 'string' ? parseBlock(text, domain) : parseRuntimeConfig(defaultConfig, domain);
}

/** Validates a configuration, and throws if it is invalid. Its languages and countries are known from then on. A merchant may have another code on some domains: the code of `domain` is set. */
export function parseRuntimeConfig(raw: unknown, domain: string): RuntimeConfig {
  const { merchants, ...rest } = v.parse(runtimeConfig, raw);
  adoptLanguages(rest.languages);
  adoptCountries(rest.countries);
  return {
    ...rest,
    merchants: merchants.map((merchant) => {
      const { alternateDomains, code } = merchant;
      return { ...merchant, code: Object.hasOwn(alternateDomains, domain) ? (alternateDomains[domain] ?? code) : code };
    }),
  };
}

function parseBlock(text: string, domain: string): RuntimeConfig {
  try {
    return parseRuntimeConfig(JSON.parse(text), domain);
  } catch (cause) {
    const where = cause instanceof v.ValiError ? v.getDotPath(cause.issues[0]) : 'no JSON';
    throw new Error(`parlour-config does not fit: ${where}`, { cause });
  }
}

/** Default merchants (specification 1 and 9), for a document without a configuration. */
const defaultConfig: InferInput<typeof runtimeConfig> = {
  merchants: [
    {
      code: '200jilif3',
      country: 'PH',
      countryName: 'Philippines',
      currency: 'TLB',
      langList: ['EN', 'TY'],
      disabledCategories: ['COCKFIGHT'],
    },
    { code: '200jilimm3', country: 'MM', countryName: 'Myanmar', currency: 'MMK', langList: ['EN', 'MY'] },
  ],
};
