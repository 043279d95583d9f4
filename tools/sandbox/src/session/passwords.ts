import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The sandbox protects no secrets, so a hash takes only 3 ms. With scrypt's default cost of 16,384 it takes 50 ms. */
const cost: ScryptOptions = { N: 1024 };
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `salt.hash` in base64, by scrypt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64')}.${(await derive(password, salt, HASH_BYTES, cost)).toString('base64')}`;
}

/** Takes as long for a missing hash as for a wrong password, so that timing reveals nothing. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '').split('.');
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), HASH_BYTES, cost);
  return expected.length === HASH_BYTES && timingSafeEqual(actual, expected);
}
