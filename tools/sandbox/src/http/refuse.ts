import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal of the gateway: `code` in the envelope, details in `value`. */
export class Refusal extends Error {
  readonly code: string;
  readonly value: unknown;
  readonly status: ContentfulStatusCode;

  constructor(code: string, value?: unknown, status: ContentfulStatusCode = 200) {
    super(code);
    this.code = code;
    this.value = value;
    this.status = status;
  }
}

/** Business refusals are sent as HTTP 200; `status` is for refusals with a protocol status (401, 403, 503 …). */
export function refuse(code: string, value?: unknown, status?: ContentfulStatusCode): never {
  throw new Refusal(code, value, status);
}
