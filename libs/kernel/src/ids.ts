/** Creates an idempotency key (UUID v4) for one request; the gateway executes requests with the same key only once. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` is missing on pages loaded over plain http.
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[parseInt(hex.charAt(16), 16) % 4];
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}
