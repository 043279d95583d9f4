import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOperatorFile } from '../runtimeConfig.mjs';

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i;

/**
 * Loads the gateways that `gateways` of the configuration lists, each with the adapter of its module (ADR 0030). Throws if a module cannot be
 * loaded or has no adapter: the server then does not start.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('./adaptedGateway.mjs').Gateway[]>}
 */
export async function loadGateways(env = process.env) {
  const { gateways = [] } = readOperatorFile(env);
  return Promise.all(
    gateways.map(async ({ origin, adapter: file, merchants }) => {
      if (!ORIGIN.test(origin)) throw new Error(`Not an origin in the configuration's gateways: ${origin}`);
      const module = await import(pathToFileURL(resolve(dirname(env.PARLOUR_CONFIG ?? '.'), file)).href);
      if (typeof module.adapter?.calls !== 'object') throw new Error(`${file} exports no adapter.`);
      return { origin, adapter: module.adapter, merchants };
    }),
  );
}
