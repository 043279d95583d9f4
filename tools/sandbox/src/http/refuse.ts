import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The gateway says no: `code` in the envelope, details in `value`. */
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

/** Business refusals travel as HTTP 200; `status` is for those that the protocol gives another one (401, 403, 503 …). */
export function refuse(code: string, value?: unknown, status?: ContentfulStatusCode): never {
  throw new Refusal(code, value, status);
}
