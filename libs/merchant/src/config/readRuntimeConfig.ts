import * as v from 'valibot';
import { defaultConfig } from './defaultConfig';
import { type RuntimeConfig, runtimeConfig } from './runtimeConfig';

/**
 * Reads the configuration in the document: `<script type="application/json" id="parlour-config">`. Merchants get the code that
 * they have on this domain. An invalid configuration is logged to the console and replaced by the default.
 */
export function readRuntimeConfig(): RuntimeConfig {
  const { merchants, ...rest } = readBlock() ?? v.parse(runtimeConfig, defaultConfig);
  const domain = globalThis.location?.hostname ?? '';
  return {
    ...rest,
    merchants: merchants.map((merchant) => {
      const { alternateDomains, code } = merchant;
      return { ...merchant, code: Object.hasOwn(alternateDomains, domain) ? (alternateDomains[domain] ?? code) : code };
    }),
  };
}

function readBlock(): RuntimeConfig | undefined {
  const text = globalThis.document?.getElementById('parlour-config')?.textContent;
  if (!text) return undefined;
  try {
    return v.parse(runtimeConfig, JSON.parse(text));
  } catch (error) {
    const where = error instanceof v.ValiError ? v.getDotPath(error.issues[0]) : 'no JSON';
    console.error(`parlour-config does not fit: ${where}`);
    return undefined;
  }
}
