import { HttpResponse } from 'msw';

/** A refusal by the gateway: a code, and details if there are any. */
export function refuse(code: string, value: unknown = null): Response {
  return HttpResponse.json({ success: false, value: value as null, code, message: null });
}

/** An HTTP error; `code` for errors that the protocol defines, e.g. 503 MAINTENANCE. */
export function httpStatus(status: number, code: string | null = null): Response {
  return HttpResponse.json({ success: false, value: null, code, message: null }, { status });
}

/** The connection breaks before any reply. */
export function connectionLost(): Response {
  return HttpResponse.error();
}
