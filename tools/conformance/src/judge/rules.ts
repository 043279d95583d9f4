import type { Call } from '../contract/readContract';

type Rule = {
  /** The requirement of the contract. */
  says: string;
  /** How to bring the gateway and the app together. */
  mapping: (call: Call) => string;
};

const inWire = ({ name, file }: Call) => `\`${name}\` in \`${file}\``;
const inGateway = (what: string) => () => `Change the gateway: ${what} The app cannot make up for it.`;
const caches = 'the guide "Integrate a real gateway" lists what caches may keep.';

/** Everything that is checked, in the order of the report. */
export const rules = {
  time: {
    says: 'The gateway answers within the time that the app waits: 10 s, for money 30 s.',
    mapping: inGateway('the player sees an error after that time, and for money an unknown outcome.'),
  },
  status: {
    says: 'The status is one that the contract names for this call.',
    mapping: (call) =>
      `If the gateway has this call at another address, change \`path\` and \`method\` of ${inWire(call)}; they appear nowhere else.`,
  },
  json: {
    says: 'The reply is JSON and says so.',
    mapping: inGateway('a page instead of JSON often comes from a proxy or a firewall in front of it.'),
  },
  envelope: {
    says: 'The reply is an envelope: `success`, and `value` or `code`.',
    mapping: () => 'If every call has another envelope, convert it in `libs/api-client/src/transport/readReply.ts`.',
  },
  value: {
    says: 'The value fits the schema of the call.',
    mapping: (call) =>
      `Rename or convert fields with \`v.transform\` in the value schema of ${inWire(call)}. Keep amounts of money and ids text.`,
  },
  date: { says: '`Date` tells the time, within five minutes.', mapping: inGateway('send `Date`; the app measures deadlines by it.') },
  cors: {
    says: "The app's origin may read the reply, `Date` and `Retry-After`.",
    mapping: inGateway(
      'send `Access-Control-Allow-Origin`, `Access-Control-Expose-Headers` and `Vary: Origin`, or serve app and gateway from one origin.',
    ),
  },
  preflight: {
    says: "A preflight allows the app's origin, the method and every header of the app.",
    mapping: inGateway('answer OPTIONS with the headers that the report names, or serve app and gateway from one origin.'),
  },
  caching: { says: 'Caches may keep public replies as long as the contract says, and nothing else.', mapping: inGateway(caches) },
  revalidation: { says: 'A matching `If-None-Match` is answered with 304.', mapping: inGateway(caches) },
  sameForAll: {
    says: 'A public reply is the same for every caller.',
    mapping: (call) => `If the reply depends on the caller, remove \`public\` from ${inWire(call)}, and read ADR 0012 for what that costs.`,
  },
  retryAfter: { says: 'A 429 says when to try again.', mapping: inGateway('send `Retry-After` in seconds.') },
  refusal: {
    says: 'The gateway refuses with the code of the contract.',
    mapping: () => 'If the gateway has other names, translate them where `libs/api-client/src/transport/readReply.ts` reads the code.',
  },
  session: {
    says: 'Only a session opens what needs one.',
    mapping: inGateway('answer 401 without a valid session, and end a session at logout.'),
  },
  trial: { says: 'A free trial does not reach what is for members.', mapping: inGateway('refuse with NOT_ALLOWED.') },
  field: {
    says: 'A request that lacks a field is refused with 400 FIELD_INVALID, and `value.field` names it.',
    mapping: inGateway('the app shows the message at the field that is named.'),
  },
  key: {
    says: 'The encryption key is RSA with at least 3072 bits.',
    mapping: inGateway('the app refuses to encrypt with a shorter key (ADR 0012).'),
  },
  sealing: {
    says: 'An encrypted body is read; another key is refused with ENCRYPTION_KEY, and a body that is not encrypted is refused.',
    mapping: inGateway('see ADR 0012. After ENCRYPTION_KEY the app asks for the key again and repeats the call.'),
  },
  login: { says: 'A login opens a session.', mapping: (call) => `See ${inWire(call)} for its fields.` },
  renewal: {
    says: 'A renewed session has a new token, which works at once.',
    mapping: inGateway('the app renews a token that is over, once, and repeats the call with the new one.'),
  },
  lookup: {
    says: 'An idempotency key leads to what it has done, and an unknown one to null.',
    mapping: inGateway('the app asks by the key after a lost reply; a wrong answer makes a player pay twice.'),
  },
  once: {
    says: 'The same key twice has the same answer and moves money once.',
    mapping: inGateway('store the key with the order, and answer a known key with that order.'),
  },
  money: {
    says: 'Amounts, limits and balances agree with each other.',
    mapping: inGateway('see the guide "Integrate a real gateway".'),
  },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
