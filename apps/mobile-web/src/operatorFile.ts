import { gatewayLanguages } from '@parlour/kernel';
import { wireId, wireText } from '@parlour/kernel/wire-call';
import { lateParts } from '@parlour/content/late-config';
import { merchantConfig, runtimeConfig } from '@parlour/site/runtime-config';
import * as v from 'valibot';

const domain = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'a host in small letters, without a port, such as m.acme.example'),
);
const image = v.pipe(
  v.string(),
  v.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.(svg|png|jpg|webp|avif)$/, 'the name of an image such as acme/icon.svg'),
);
const description = v.union([wireText, v.record(v.picklist(Object.keys(gatewayLanguages)), wireText)]);

/** The brand around the app, which the server writes into documents and manifests (`server/brand/fillBrand.mjs`). */
const page = v.object({
  title: v.optional(wireText),
  description: v.optional(description),
  shareImage: v.optional(image),
  icons: v.optional(
    v.object({
      svg: v.optional(image),
      touch: v.optional(image),
      192: v.optional(image),
      512: v.optional(image),
      maskable: v.optional(image),
    }),
  ),
  colour: v.optional(v.pipe(v.string(), v.regex(/^#[\da-fA-F]{6}$/, 'a colour such as #101820'))),
  theme: v.optional(v.picklist(['dark', 'light'])),
});

/** A gateway behind the server, with the module of its adapter (ADR 0030). */
const gateway = v.object({
  origin: v.pipe(v.string(), v.regex(/^https?:\/\/[a-zA-Z0-9.-]+(:\d+)?$/, 'an origin such as https://gateway.example')),
  adapter: v.pipe(v.string(), v.minLength(1)),
  merchants: v.optional(v.array(wireId)),
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
        alternateDomains: v.optional(v.record(domain, wireId)),
        ...lateParts,
        hosts: v.optional(v.array(domain)),
        page: v.optional(page),
      }),
    ),
    v.minLength(1),
  ),
  gateways: v.optional(v.array(gateway)),
});
