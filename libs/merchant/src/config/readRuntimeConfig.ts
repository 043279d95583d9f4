import * as v from 'valibot';
import { defaultConfig } from './defaultConfig';
import { type RuntimeConfig, runtimeConfig } from './runtimeConfig';

/**
 * Reads the configuration in the document: `<script type="application/json" id="parlour-config">`. An invalid configuration is
 * logged to the console and replaced by the default.
 */
export function readRuntimeConfig(): RuntimeConfig {
  const text = globalThis.document?.getElementById('parlour-config')?.textContent;
  const domain = globalThis.location?.hostname ?? '';
  const parsed = text ? parseBlock(text, domain) : undefined;
  return parsed ?? parseRuntimeConfig(defaultConfig, domain);
}

/** Validates a configuration, and throws if it is invalid. A merchant may have another code on some domains: the code of `domain` is set. */
export function parseRuntimeConfig(raw: unknown, domain: string): RuntimeConfig {
  const { merchants, ...rest } = v.parse(runtimeConfig, raw);
  return {
    ...rest,
    merchants: merchants.map((merchant) => {
      const { alternateDomains, code } = merchant;
      return { ...merchant, code: Object.hasOwn(alternateDomains, domain) ? (alternateDomains[domain] ?? code) : code };
    }),
  };
}

function parseBlock(text: string, domain: string): RuntimeConfig | undefined {
  try {
    return parseRuntimeConfig(JSON.parse(text), domain);
  } catch (error) {
    const where = error instanceof v.ValiError ? v.getDotPath(error.issues[0]) : 'no JSON';
    console.error(`parlour-config does not fit: ${where}`);
    return undefined;
  }
}
