import { languageCode, wireId, wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { countryCode, image } from './countryConfig';

// The message of a pattern says what is allowed; operators read it (`operatorFile` of the app). The patterns have no flags, which JSON Schema lacks.

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
