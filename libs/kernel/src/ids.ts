/** A fresh key for one intent to move money; the gateway does the same intent once only. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
