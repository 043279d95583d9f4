import { languageCode, wireText } from '@parlour/kernel/wire-call';
import { lateParts } from '@parlour/content/late-config';
import { campaignRules, flagNames, flagSetting, merchantConfig, runtimeConfig, tagPurpose } from '@parlour/site/runtime-config';
import * as v from 'valibot';

/** It becomes part of addresses, of nginx's keys (`deploy/nginx.conf`), and the name of a folder. */
const code = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/, 'a code of at most 32 letters, digits, - and _ such as acme'));
/** A category of games (specification 3). */
const category = v.picklist(['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'HOT', 'LIVESTREAM']);
/** A name that players read in one line. */
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const domain = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){0,9}$/, 'a host in small letters, without a port, such as m.acme.example'),
);
const image = v.pipe(
  v.string(),
  v.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.(svg|png|jpg|webp|avif)$/, 'the name of an image such as acme/icon.svg'),
);
const description = v.union([wireText, v.record(languageCode, wireText)]);

/** The brand around the app, which the server writes into documents and manifests (`server/brand/fillBrand.mjs`). */
const page = v.object({
  title: v.optional(name),
  description: v.optional(description),
  shareImage: v.optional(image),
  icons: v.optional(
    v.object({
      svg: v.optional(image),
      touch: v.optional(image),
      192: v.optional(image),
      512: v.optional(image),
      maskable: v.optional(image),
      /** A picture of which only the transparency counts: phones draw it in one colour. */
      monochrome: v.optional(image),
    }),
  ),
  colour: v.optional(v.pipe(v.string(), v.regex(/^#[\da-fA-F]{6}$/, 'a colour such as #101820'))),
  theme: v.optional(v.picklist(['dark', 'light'])),
});

/** What phones and services find at the root of a merchant's hosts (`server/root/rootFiles.mjs`). */
const root = v.object({
  androidApps: v.optional(
    v.pipe(
      v.array(
        v.object({
          package: v.pipe(v.string(), v.regex(/^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+$/, 'the name of a package such as example.acme.app')),
          fingerprints: v.pipe(
            v.array(
              v.pipe(v.string(), v.regex(/^([\dA-F]{2}:){31}[\dA-F]{2}$/, 'a SHA-256 fingerprint, 32 pairs such as 0A:F3 with colons')),
            ),
            v.minLength(1),
            v.maxLength(10),
          ),
          /** Version of the app that `npm run app-projects` makes; each release has a higher one. */
          version: v.optional(v.pipe(v.string(), v.regex(/^(?!0+\.0+\.0+$)\d{1,3}\.\d{1,2}\.\d{1,2}$/, 'a version such as 1.0.0'))),
        }),
      ),
      v.maxLength(20),
    ),
  ),
  appleApps: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[A-Z\d]{10}\.[a-zA-Z\d.-]+$/, 'a team and a bundle such as A1B2C3D4E5.example.acme.app'))),
      v.maxLength(20),
    ),
  ),
  changePassword: v.optional(v.boolean()),
  passkeyEndpoints: v.optional(v.boolean()),
  /** A folder of `PARLOUR_BRANDS` with files for services that verify the host. */
  files: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*$/, 'the name of a folder such as acme/root'))),
});

const tag = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name of small letters such as reach')),
  purpose: tagPurpose,
  /** Runs in a frame of its own (`server/tags/tagPages.mjs`), and gets the events as messages. */
  script: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./~%@+=&?-]*)?$/, 'an https address such as https://tag.example/reach.js'),
    ),
  ),
  /** An image that is fetched for each event. */
  pixel: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?\/[\w./~%@+=&?{}-]*$/, 'an https address such as https://tag.example/p.gif?e={event}'),
    ),
  ),
  /** Hosts that the script may call, besides its own address. */
  hosts: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, 'a host such as tag.example'))), v.maxLength(20)),
  ),
});

/** Tags of other companies, which run only for players who agree. */
const consent = v.object({
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'a word such as 2026-06-01')),
  tags: v.pipe(v.array(tag), v.minLength(1), v.maxLength(20)),
});

/** The address that receives campaign events (`server/forward/campaignReports.mjs`); it may hold a key. */
const receiver = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-zA-Z0-9.-]+(:\d+)?(\/\S*)?$/, 'an address such as https://partners.example/events'),
);

/** A language that the operator adds, with its folder of messages beside this file (`server/languages/readMessages.mjs`). */
const language = v.object({
  code: languageCode,
  tag: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-([A-Z][a-z]{3}|[A-Z]{2}))?$/, 'a BCP 47 tag such as th or zh-Hant')),
  messages: v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*$/, 'the name of a folder such as languages/th')),
  /** The country whose flag is shown; by default the one where most people speak the language. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country of two capitals such as TH'))),
});

/** A gateway behind the server, with the module of its adapter (ADR 0030). */
const gateway = v.object({
  origin: v.pipe(v.string(), v.regex(/^https?:\/\/[a-zA-Z0-9.-]+(:\d+)?$/, 'an origin such as https://gateway.example')),
  adapter: v.pipe(v.string(), v.minLength(1)),
  merchants: v.optional(v.array(code)),
});

/**
 * The operator's file (`PARLOUR_CONFIG`): what the app reads, and what the server keeps for itself. `scripts/checkContract.mjs` writes it as JSON Schema for the
 * server, which has no build. A name that is not described here is an error there.
 */
export const operatorFile = v.object({
  ...runtimeConfig.entries,
  merchants: v.pipe(
    v.array(
      v.object({
        ...merchantConfig.entries,
        code,
        brand: v.optional(name),
        minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99))),
        disabledCategories: v.optional(v.array(category)),
        // By default a merchant has the name, the currency and the languages of its country.
        countryName: v.optional(merchantConfig.entries.countryName),
        currency: v.optional(merchantConfig.entries.currency),
        langList: v.optional(merchantConfig.entries.langList),
        alternateDomains: v.optional(v.record(domain, code)),
        ...lateParts,
        consent: v.optional(consent),
        /** A name that no code asks for is an error here; the app passes over it. */
        flags: v.optional(v.record(v.picklist(flagNames), flagSetting)),
        hosts: v.optional(v.array(domain)),
        page: v.optional(page),
        root: v.optional(root),
      }),
    ),
    v.minLength(1),
  ),
  campaign: v.optional(v.object({ ...campaignRules, reportTo: v.optional(receiver) })),
  languages: v.optional(v.pipe(v.array(language), v.maxLength(20))),
  gateways: v.optional(v.array(gateway)),
});
