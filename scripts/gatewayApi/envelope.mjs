/** Parts that all calls share: headers, the session, the envelope of a refusal, and the replies with another status than 200. */
export function sharedParts({ refusalCodes, languages }) {
  const refusal = { $ref: '#/components/schemas/Refusal' };
  const header = (name, required, description, schema = { type: 'string' }) => ({ name, in: 'header', required, description, schema });
  const answer = (description, codes) => ({
    description,
    content: { 'application/json': { schema: { allOf: [refusal, { properties: { code: { enum: codes } } }] } } },
  });
  const language = {
    type: 'string',
    pattern: '^[A-Z]{2}$',
    description: `${languages.join(', ')}, or one that the operator has added to the app. Texts that the gateway lacks in it come in the merchant's first language.`,
  };
  return {
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token of login, register, trial or renew. It never travels in an address.',
      },
    },
    parameters: {
      Merchant: header('Merchant', true, 'Code of the merchant. A session of one merchant opens nothing at another.'),
      Language: header('Language', false, "Language of texts in the reply; the merchant's first one without it.", language),
      ClientId: header('Client-Id', false, 'Random per browser, at most 80 characters; ties a captcha to it.', {
        type: 'string',
        maxLength: 80,
      }),
      IfNoneMatch: header('If-None-Match', false, 'ETags of copies that the caller has.'),
      SiteMerchant: { name: 'merchant', in: 'query', required: true, description: 'Code of the merchant.', schema: { type: 'string' } },
      SiteLanguage: {
        name: 'language',
        in: 'query',
        required: true,
        description: 'Language of texts in the reply.',
        schema: language,
      },
      Device: header('Device', false, 'From an app on the home screen.', { const: 'OTHERS' }),
      EncryptionAlgorithm: header('Encryption-Algorithm', true, 'The scheme of the body.', { const: 'RSA-OAEP-256+A256GCM' }),
      EncryptionKeyId: header('Encryption-Key-Id', true, '`keyId` of getPublicKey. Another one is refused with ENCRYPTION_KEY.'),
      EncryptionKey: header('Encryption-Key', true, "The body's AES key, wrapped with RSA-OAEP-SHA-256 under the public key; base64."),
    },
    schemas: {
      SealedBody: {
        type: 'object',
        description:
          'A JSON body that fits `x-sealed`, encrypted with a fresh AES-256-GCM key: `data` is the ciphertext with its tag of 16 bytes. See docs/adr/0012-wire-calls.md.',
        properties: { iv: { type: 'string', contentEncoding: 'base64' }, data: { type: 'string', contentEncoding: 'base64' } },
        required: ['iv', 'data'],
      },
      Refusal: {
        type: 'object',
        description: 'The gateway says no. `code` names the reason, `value` holds its details, e.g. the field, an amount, or tries left.',
        properties: {
          success: { const: false },
          code: { type: ['string', 'null'], maxLength: 80, examples: refusalCodes },
          message: { type: ['string', 'null'], maxLength: 2000 },
          value: {},
        },
        required: ['success'],
      },
    },
    headers: {
      ETag: {
        description: 'Changes with the bytes of the reply. Strong, or made weak by a proxy that compresses.',
        schema: { type: 'string' },
      },
    },
    responses: {
      NotModified: { description: 'The copy that `If-None-Match` names is still right; no body. The headers are those of 200.' },
      Invalid: answer('The request does not fit; `value.field` names where.', ['FIELD_INVALID']),
      NotLoggedIn: answer('No session, or one that is over: renew it once, then log in.', ['NOT_LOGGED_IN', 'TOKEN_EXPIRED', 'LOGGED_OUT']),
      Region: answer('The site is closed in this region.', ['REGION']),
      TooMany: {
        description: 'Too many requests.',
        headers: { 'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' } } },
      },
      Maintenance: answer('The site is closed for maintenance; getStatus says until when.', ['MAINTENANCE']),
    },
  };
}
