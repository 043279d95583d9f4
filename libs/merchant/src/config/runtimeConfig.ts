import { gatewayLanguages, wireId, wireText } from '@parlour/kernel';
import * as v from 'valibot';
import { publicHosts } from './publicHosts';

const languages = Object.keys(gatewayLanguages) as (keyof typeof gatewayLanguages)[];
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i));
/** A host as in an address: with its port unless that is the usual one. */
const host = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i));
/** A telephone number or a page that a player may be sent to. */
const contact = v.pipe(v.string(), v.regex(/^(https:\/\/[a-z0-9.-]+(\/[^\s]*)?|tel:\+?[0-9-]{3,20})$/i));

const merchant = v.object({
  code: wireId,
  /** On these domains the merchant goes by another code (specification 9). */
  alternateDomains: v.optional(v.record(v.string(), wireId), {}),
  brand: v.optional(wireText, 'Parlour'),
  /** The colour of buttons and marks (product 5); the document carries it before the app is there (build/ask.js). */
  accent: v.optional(v.picklist(['violet', 'lagoon', 'orchid']), 'violet'),
  country: v.picklist(['PH', 'MM']),
  countryName: wireText,
  currency: wireText,
  langList: v.pipe(v.array(v.picklist(languages)), v.minLength(1)),
  /** In years (product 2: 18 unless the merchant asks for more). */
  minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18)), 18),
  /** Game categories that are not offered here. */
  disabledCategories: v.optional(v.array(wireText), []),
  /** Gateway origins in order of preference; empty means the app's own. A token never leaves for another merchant's. */
  gatewayHosts: v.optional(v.array(origin), []),
  /** Where images come from until the system status names others. */
  imageCdns: v.optional(v.array(wireText), ['/cdn/a', '/cdn/b']),
  /** Hosts of games and chat: the only ones that may be framed or launched. */
  frameHosts: v.optional(v.array(host), []),
  /** Hosts that links of banners, notices and the community may open. */
  linkHosts: v.optional(v.array(host), publicHosts),
  /** Who helps players who want to play less: shown with the play controls, telephone or https only. */
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
  /** How to reach the operator where the app itself does not start; the server writes them into the document. */
  support: v.optional(v.pipe(v.array(v.object({ name: wireText, href: contact })), v.maxLength(4)), []),
  /** The operator's own switches; the gateway's flags come with the system status. */
  flags: v.optional(v.record(v.string(), v.boolean()), {}),
});

/** What an operator sets without a build: a JSON block in the document, one build for many merchants. */
export const runtimeConfig = v.object({
  merchants: v.pipe(v.array(merchant), v.minLength(1)),
  /** Compatibility: the session token also travels in the query (docs/security.md). */
  tokenInQuery: v.optional(v.boolean(), false),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfig>;
export type Merchant = RuntimeConfig['merchants'][number];
