import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const DAY_MS = 86_400_000;
const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));

/**
 * Creates a self-signed certificate for this run. With `pin` a browser trusts its key (`--ignore-certificate-errors-spki-list`) and
 * caches responses, as it does with a real edge.
 * @returns {{ key: string, cert: string, pin: string }}
 */
export function certificate(now = Date.now()) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('Parlour bench')))));
  const validity = sequence(utcTime(now - DAY_MS), utcTime(now + 7 * DAY_MS));
  // Subject alternative name: 127.0.0.1.
  const names = sequence(objectId('551d11'), der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1])))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    spki,
    der(0xa3, sequence(names)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const text = sequence(body, ecdsaWithSha256, signature)
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
    pin: createHash('sha256').update(spki).digest('base64'),
  };
}

/** Encodes a value as DER: tag, length in as few bytes as possible, content. */
function der(tag, content) {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts) {
  return der(0x30, Buffer.concat(parts));
}

function objectId(hex) {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function utcTime(time) {
  return der(0x17, Buffer.from(`${new Date(time).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
}
