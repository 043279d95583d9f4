import { publicCacheControl } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const ref = (kind, name) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema) => ({ 'application/json': { schema } });
const callers = {
  anyone: { security: [{}, { session: [] }], says: 'Anyone may call it.' },
  session: { security: [{ session: [] }], says: 'Asks for a session: of a member, or of a free trial.' },
  member: { security: [{ session: [] }], says: 'Asks for the session of a member; a free trial is refused with NOT_ALLOWED.' },
};

/** The same request and the same reply for all players of a merchant and a language. */
const everybody = { security: [{}], says: 'Public: the reply is the same for every caller, and caches keep it.' };

/** Converts one call to an OpenAPI operation; `write` converts a schema. The first sentence of the call's comment is the summary. */
export function describeCall(call, write) {
  const { security, says } = call.public ? everybody : callers[call.access];
  const [, summary, more] = /^(.*?\.)(?: (.*))?$/.exec(call.comment);
  const pauses = call.closedByPause && 'During a break or an exclusion of the caller it is refused with PLAY_PAUSED; `value` is the pause.';
  const moves = call.money && 'Moves money: a client waits 30 s for the reply and never sends it again by itself.';
  return {
    operationId: call.name,
    tags: [call.library],
    summary,
    description: [more, says, pauses, moves].filter(Boolean).join(' '),
    ...(call.closedByPause && { 'x-closed-by-pause': true }),
    security,
    parameters: [...headersOf(call), ...queryOf(call, write)],
    ...bodyOf(call, write),
    responses: {
      200: {
        description: 'The value, or a refusal.',
        ...keptBy(call),
        content: json({ oneOf: [successOf(call, write), ref('schemas', 'Refusal')] }),
      },
      ...(call.public ? { 304: ref('responses', 'NotModified') } : {}),
      400: ref('responses', 'Invalid'),
      ...(call.access === 'anyone' ? {} : { 401: ref('responses', 'NotLoggedIn') }),
      403: ref('responses', 'Region'),
      429: ref('responses', 'TooMany'),
      503: ref('responses', 'Maintenance'),
    },
  };
}

/** Describes the headers `Cache-Control` and `ETag` of a public reply. A refusal has neither of these values: it is sent with `no-store`. */
function keptBy({ public: kind }) {
  const cacheControl = { description: 'Of a value; a refusal has `no-store`.', schema: { const: kind && publicCacheControl(kind) } };
  return kind ? { headers: { 'Cache-Control': cacheControl, ETag: ref('headers', 'ETag') } } : {};
}

function headersOf({ path, encrypted, public: isPublic }) {
  if (isPublic) return [ref('parameters', 'IfNoneMatch')];
  const sealing = encrypted ? ['EncryptionAlgorithm', 'EncryptionKeyId', 'EncryptionKey'] : [];
  const device = path === '/wps/session/login' ? ['Device'] : [];
  return ['Merchant', 'Language', 'ClientId', ...device, ...sealing].map((name) => ref('parameters', name));
}

function queryOf({ method, input, public: isPublic }, write) {
  if (method !== 'GET') return [];
  const { properties, required = [] } = write(input);
  const own = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
  const site = [
    ['merchant', ref('parameters', 'SiteMerchant')],
    ['language', ref('parameters', 'SiteLanguage')],
  ];
  return [...own, ...site.flatMap(([name, parameter]) => (isPublic && !properties[name] ? [parameter] : []))];
}

function bodyOf({ method, input, form, encrypted }, write) {
  if (method === 'GET') return {};
  const schema = write(input);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const sent = encrypted ? { allOf: [ref('schemas', 'SealedBody')], 'x-sealed': schema } : schema;
  return { requestBody: { required: Boolean(encrypted || schema.required), content: { [type]: { schema: sent } } } };
}

function successOf({ value }, write) {
  const required = v.is(value, undefined) ? ['success'] : ['success', 'value'];
  return { type: 'object', properties: { success: { const: true }, value: write(value) }, required };
}
