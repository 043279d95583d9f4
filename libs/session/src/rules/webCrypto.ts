import { supports } from '@parlour/kernel';

/** What encrypts and digests; throws on plain http, where there is none. */
export function webCrypto(): SubtleCrypto {
  const subtle = supports.subtle();
  if (!subtle) throw new TypeError('WebCrypto is missing');
  return subtle;
}
