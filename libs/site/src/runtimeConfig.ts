import { adoptCountries, adoptLanguages, type Locale } from '@parlour/kernel';
import { languageCode } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import type { InferInput } from 'valibot';
import { countryConfig } from './config/countryConfig';
import { merchantConfig } from './config/merchantConfig';

export { flagNames } from './rules/flags';
export { flagSetting, merchantConfig, tagPurpose } from './config/merchantConfig';

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
  countries: v.optional(v.pipe(v.array(countryConfig), v.maxLength(50)), []),
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
