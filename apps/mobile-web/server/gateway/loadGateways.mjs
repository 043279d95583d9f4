import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorFileError } from '../operator-file/parseOperatorFile.mjs';
import { readOperatorFile } from '../runtimeConfig.mjs';
import { cookieJar } from './cookieJar.mjs';
import { isCall } from './readRequest.mjs';

/**
 * Loads the gateways that `gateways` of the configuration lists, each with the adapter of its module (ADR 0030). Throws if a module cannot be
 * loaded, has no adapter or names a call that does not exist: the server then does not start. The gateways themselves need not answer yet.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ file?: object, former?: import('./adaptedGateway.mjs').Gateway[] }} [options] `file`: the operator's, by default that of `env`. `former`: the gateways
 * until now; one that stays keeps its players' cookies.
 * @returns {Promise<import('./adaptedGateway.mjs').Gateway[]>}
 */
export async function loadGateways(env = process.env, { file: content = readOperatorFile(env), former = [] } = {}) {
  const { gateways = [], merchants: sites = [] } = content;
  const codes = sites.flatMap(({ code, alternateDomains = {} }) => [code, ...Object.values(alternateDomains)]);
  return Promise.all(
    gateways.map(async ({ origin, adapter: file, merchants = codes }, place) => {
      const refuse = (says) => {
        throw new OperatorFileError("The operator's file", [
          { path: `gateways[${place}].adapter`, text: `is ${JSON.stringify(file)}, ${says}` },
        ]);
      };
      const module = await import(pathToFileURL(resolve(dirname(env.PARLOUR_CONFIG ?? '.'), file)).href).catch(({ message }) =>
        refuse(`which cannot be loaded: ${message.replace(/\s+/g, ' ')}`),
      );
      if (typeof module.adapter?.calls !== 'object') refuse('which exports no adapter');
      const stray = Object.keys(module.adapter.calls).find((name) => !isCall(name));
      if (stray !== undefined) refuse(`which names a call that the contract does not have: ${stray}`);
      const same = former.find((one) => one.origin === origin && one.adapter === module.adapter);
      return { origin, adapter: module.adapter, merchants, cookies: same?.cookies ?? cookieJar(module.adapter.cookies) };
    }),
  );
}

/**
 * The configuration of the app, with the names of the calls that a merchant's gateway does not have (`absentCalls`: the app does not ask them, and hides
 * what needs them) and of the public ones that it answers only with a session (`sessionCalls`).
 * @template {{ merchants: { code: string }[] }} Config
 * @param {Config} config
 * @param {import('./adaptedGateway.mjs').Gateway[]} gateways
 * @returns {Config}
 */
export function withCallLists(config, gateways) {
  const describe = (merchant) => {
    const { calls = {} } = gateways.find(({ merchants }) => merchants.includes(merchant.code))?.adapter ?? {};
    const namesOf = (fits) =>
      Object.keys(calls)
        .filter((name) => fits(calls[name]))
        .sort();
    const lists = { absentCalls: namesOf((entry) => entry === 'absent'), sessionCalls: namesOf(({ withSession }) => withSession) };
    return { ...merchant, ...Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0)) };
  };
  return { ...config, merchants: config.merchants.map(describe) };
}
