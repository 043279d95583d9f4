import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { Hono } from 'hono';
import type { GatewayApp } from '../platform';
import { listen } from './listen';

export type Posted = { path: string; headers: Headers; body: Buffer };

/** A push service for tests. It stores the gateway's messages and answers each with the HTTP status `status`. */
export async function startPushService() {
  const service = { posts: [] as Posted[], status: 201 };
  const app = new Hono();
  app.post('*', async (c) => {
    service.posts.push({ path: c.req.path, headers: c.req.raw.headers, body: Buffer.from(await c.req.arrayBuffer()) });
    return new Response(null, { status: service.status, headers: service.status === 302 ? { Location: '/elsewhere' } : {} });
  });
  return Object.assign(service, await listen(app as unknown as GatewayApp));
}

/** A browser's side of a subscription: it alone can read its messages. */
export function newPushDevice({ timeZone = 'Asia/Manila', language = 'EN' } = {}) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16);
  const path = `/fcm/send/${randomBytes(8).toString('hex')}`;
  return {
    subscription: { endpoint: `https://fcm.googleapis.com${path}`, p256dh, auth: auth.toString('base64url'), language, timeZone },
    /** The messages for this device, decrypted (RFC 8291). */
    read: (posts: readonly Posted[]): unknown[] => posts.filter((post) => post.path === path).map(({ body }) => open(body)),
  };

  function open(body: Buffer): unknown {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
    const part = (name: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
    return JSON.parse(plain.slice(0, plain.lastIndexOf('\u0002')));
  }
}

/** Reads a VAPID header (RFC 8292) and checks its signature by the key that it names. */
export function readVapid(header: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  return {
    key,
    isSigned: verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url')),
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown,
  };
}
