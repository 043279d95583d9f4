type Rule = {
  /** The requirement of the contract. */
  says: string;
  /** What an operator's engineer does about it in a call, or in `each call`: in the adapter of the gateway, or in the gateway. */
  remedy: (call: string) => string;
};

const inAdapter = (what: string) => () => `In the adapter: ${what}`;
const inGateway = (what: string) => () => `Change the gateway: ${what} No adapter can make up for it.`;
const byServer = (what: string) => () => `Behind an adapter, nothing: the app's server ${what}. Without an adapter, change the gateway.`;

/** Everything that is checked, in the order of the report. */
export const rules = {
  time: {
    says: 'The gateway answers within the time that the app waits: 10 s, for money 30 s.',
    remedy: inGateway('the player sees an error after that time, and for money an unknown outcome.'),
  },
  status: {
    says: 'The status is one that the contract names for this call.',
    remedy: (call) =>
      `In the adapter: \`path\` and \`method\` of ${call} if the gateway has the call at another address, \`'absent'\` if it has none; ` +
      '`envelope` and `refusals` for refusals with other statuses.',
  },
  json: {
    says: 'The reply is JSON and says so.',
    remedy: (call) =>
      `In the adapter: \`path\` of ${call}, if this is the page of another address. A page from a firewall or a proxy must go from the gateway.`,
  },
  envelope: {
    says: 'The reply is an envelope: `success`, and `value` or `code`.',
    remedy: inAdapter('`envelope` opens the envelope of all calls.'),
  },
  value: {
    says: 'The value fits the schema of the call.',
    remedy: (call) =>
      `In the adapter: \`value\` of ${call} returns what \`docs/gateway-api.json\` says. Amounts of money and ids are text, times are milliseconds.`,
  },
  date: { says: '`Date` tells the time, within five minutes.', remedy: inGateway('send `Date`; the app measures deadlines by it.') },
  cors: {
    says: "The app's origin may read the reply, `Date` and `Retry-After`.",
    remedy: byServer('answers from the origin of the app'),
  },
  preflight: {
    says: "A preflight allows the app's origin, the method and every header of the app.",
    remedy: byServer('answers from the origin of the app'),
  },
  caching: {
    says: 'Caches may keep public replies as long as the contract says, and nothing else.',
    remedy: byServer('writes these headers'),
  },
  revalidation: { says: 'A matching `If-None-Match` is answered with 304.', remedy: byServer('compares the values') },
  sameForAll: {
    says: 'A public reply is the same for every caller.',
    remedy: (call) =>
      `In the adapter: \`withSession\` of ${call}, if the reply is for the player. Otherwise nothing: the app's server asks public calls ` +
      'without token, browser and device.',
  },
  retryAfter: { says: 'A 429 says when to try again.', remedy: byServer('adds the header') },
  refusal: {
    says: 'The gateway refuses with the code of the contract.',
    remedy: inAdapter('`refusals` names the code of the contract for each of the gateway.'),
  },
  session: {
    says: 'Only a session opens what needs one.',
    remedy: (call) =>
      "Behind an adapter, nothing for requests without a token: the app's server refuses them. For a token that is over, in the adapter: `refusals` " +
      `of the session's codes, or \`refuse('NOT_LOGGED_IN')\` in \`value\` of ${call}. A token that opens anything after its end: change the gateway.`,
  },
  trial: { says: 'A free trial does not reach what is for members.', remedy: inGateway('refuse with a code, and name it in `refusals`.') },
  field: {
    says: 'A request that lacks a field is refused with 400 FIELD_INVALID, and `value.field` names it.',
    remedy: byServer('checks the fields of every request'),
  },
  key: { says: 'The encryption key is RSA with at least 3072 bits.', remedy: byServer('has a key of its own') },
  sealing: {
    says: 'An encrypted body is read; another key is refused with ENCRYPTION_KEY, and a body that is not encrypted is refused.',
    remedy: byServer('opens the bodies'),
  },
  login: {
    says: 'A login opens a session.',
    remedy: (call) => `In the adapter: \`fields\`, \`request\` and \`value\` of ${call}.`,
  },
  renewal: {
    says: 'A renewed session has a new token, which works at once.',
    remedy: (call) => `In the adapter: \`'absent'\` for ${call}, if the gateway has no renewal: the token is kept.`,
  },
  lookup: {
    says: 'An idempotency key leads to what it has done, and an unknown one to null.',
    remedy: (call) =>
      `Change the gateway: the app asks by the key after a lost reply. If it has no keys, \`'absent'\` for ${call} in the adapter and \`withoutKeys\` ` +
      'in the configuration of the site.',
  },
  once: {
    says: 'The same key twice has the same answer and moves money once.',
    remedy: inGateway('store the key with the order, and answer a known key with that order.'),
  },
  money: {
    says: 'Amounts, limits and balances agree with each other.',
    remedy: inGateway('see the guide "Integrate a real gateway".'),
  },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
