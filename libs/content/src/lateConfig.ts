import { languageCode, wireId, wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const page = v.pipe(v.string(), v.regex(/^https:\/\/[a-zA-Z0-9.-]+(:\d+)?(\/\S*)?$/, 'an https address'));
/** A file below /m/brand/. */
const file = v.pipe(v.string(), v.regex(/^[\w-][\w./-]*$/, 'the name of a file such as acme/terms.en.html'));
const byLanguage = v.optional(v.record(languageCode, v.union([page, file])), {});

const legal = v.object({
  /** Version of the terms: a later date asks every player to agree again. */
  date: v.optional(v.pipe(v.string(), v.isoDate('a date such as 2026-06-01'))),
  terms: byLanguage,
  privacy: byLanguage,
  responsiblePlay: byLanguage,
  /** The page that explains the tags of `consent`. */
  tracking: byLanguage,
});

/** Marks of licences and payment methods, in place of those of the gateway. */
const mark = v.object({ type: v.picklist(['LICENCE', 'PAYMENT']), name: wireText, image: file, href: v.optional(page) });

/** The parts of a merchant that only some screens need. */
export const lateParts = { legal: v.optional(legal, {}), marks: v.optional(v.array(mark), []) };

const merchant = v.object({ code: wireId, alternateDomains: v.optional(v.record(v.string(), wireId), {}), ...lateParts });
const lateConfig = v.pipe(v.string(), v.parseJson(), v.object({ merchants: v.array(merchant) }));

type LateConfig = Pick<v.InferOutput<typeof merchant>, 'legal' | 'marks'>;

const nothing: LateConfig = { legal: v.parse(legal, {}), marks: [] };

let given: string | undefined;

/** Gives the operator's configuration to a place without a document: the server, while it renders a page. */
export function adoptLateConfig(config: unknown = {}): void {
  given = JSON.stringify(config);
}

/**
 * Reads the part of a merchant's configuration that only some screens need, when one of them opens. So the start of the app carries no schema
 * for it. An invalid part is logged to the console and left out.
 */
export function readLateConfig(code: string): LateConfig {
  const text = given ?? (document.getElementById('parlour-config')?.textContent?.trim() || '{}');
  // A document without a configuration has the default merchants, which have nothing of this.
  if (text === '{}') return nothing;
  const { success, output, issues } = v.safeParse(lateConfig, text);
  if (!success) console.error(`parlour-config does not fit: ${v.getDotPath(issues[0])}`);
  const merchants = success ? output.merchants : [];
  return merchants.find((one) => one.code === code || Object.values(one.alternateDomains).includes(code)) ?? nothing;
}
