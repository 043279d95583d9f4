type Rules = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Rules) => Rules };

const WORKER = '/m/sw.js';

const rules: Rules = {
  createScriptURL: (url) => {
    if (url !== WORKER) throw new TypeError(`not a script of ours: ${url}`);
    return url;
  },
};

let policy: Rules | undefined;

/** The Trusted Types policy `app` of the document (docs/security.md): everything that the app allows. */
export function trustedApp(): Rules {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes ? trustedTypes.createPolicy('app', rules) : rules;
  return policy;
}
