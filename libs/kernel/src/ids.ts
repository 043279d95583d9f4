/** A fresh key (UUID v4) for one intent to move money; the gateway does the same intent once only. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` is missing where the page came by plain http.
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[parseInt(hex.charAt(16), 16) % 4];
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}
