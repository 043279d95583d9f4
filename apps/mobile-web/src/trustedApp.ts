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

/** The policy `app` of the document's Trusted Types (reliability 1.4): all that the app ever lets pass. */
export function trustedApp(): Rules {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes ? trustedTypes.createPolicy('app', rules) : rules;
  return policy;
}
