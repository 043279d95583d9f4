import { supports } from '@parlour/kernel';

/** Returns WebCrypto; throws on plain http, where browsers do not provide it. */
export function webCrypto(): SubtleCrypto {
  const subtle = supports.subtle();
  if (!subtle) throw new TypeError('WebCrypto is missing');
  return subtle;
}
