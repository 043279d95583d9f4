import type { WireCall, WireReply } from '@parlour/kernel/wire-call';
import { HttpResponse, type RequestHandler, http } from 'msw';
import * as v from 'valibot';
import { openBody } from './gatewayKey';

/** Calls that reached the mocked gateway in this test, bodies decrypted. */
export const received: { name: string; input: unknown; headers: Headers }[] = [];

/** The reply of a mocked call: a value as the gateway writes it, or a whole response (`refuse`, `httpStatus`). */
export type MockAnswer<Call extends WireCall> = WireReply<Call> | Response;
type Answering<Call extends WireCall> = (input: v.InferOutput<Call['input']>) => MockAnswer<Call> | Promise<MockAnswer<Call>>;
export type MockReply<Call extends WireCall> = MockAnswer<Call> | Answering<Call>;

/**
 * Mocks one call of the contract. The call's own schemas check input and reply, so a mock cannot promise an impossible reply. A
 * `Response` is sent as it is.
 */
export function mockCall<Call extends WireCall>(call: Call, reply: MockReply<Call>): RequestHandler {
  const name = `${call.method} ${call.path}`;
  if (typeof reply !== 'function') assertFits(call.value, reply, `mocked reply of ${name}`);
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](`*${call.path}`, async ({ request }) => {
    const input: v.InferOutput<Call['input']> = assertFits(call.input, await readInput(call, request), `input of ${name}`);
    // A request that was aborted may come from the test before.
    if (request.signal.aborted) return HttpResponse.error();
    received.push({ name, input, headers: request.headers });
    const answer = typeof reply === 'function' ? await (reply as Answering<Call>)(input) : reply;
    if (answer instanceof Response) return answer.clone();
    assertFits(call.value, answer, `mocked reply of ${name}`);
    return HttpResponse.json({ success: true, value: answer ?? null, code: null, message: null });
  });
}

function assertFits<Schema extends v.GenericSchema>(schema: Schema, value: unknown, what: string): v.InferOutput<Schema> {
  if (value instanceof Response) return value as v.InferOutput<Schema>;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const { message } = result.issues[0];
  const problem = `The ${what} does not fit the contract: ${v.getDotPath(result.issues[0]) ?? ''} ${message}`;
  console.error(problem);
  throw new TypeError(problem);
}

/** The input of a call in the form of its schema: from the query of a GET, from the body otherwise. */
async function readInput(call: WireCall, request: Request): Promise<unknown> {
  if (call.method === 'GET') return coerce(call.input, Object.fromEntries(new URL(request.url).searchParams));
  const text = await request.text();
  if (call.form) return Object.fromEntries(new URLSearchParams(text));
  if (call.encrypted) return JSON.parse(await openBody(text, request.headers));
  return text === '' ? {} : JSON.parse(text);
}

/** A query contains only text; the schema tells numbers and booleans. */
function coerce(schema: v.GenericSchema, query: Record<string, string>): Record<string, unknown> {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> };
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const entry = entries[name];
      const candidates = [text, Number(text), text === 'true'];
      return [name, candidates.find((candidate) => entry && v.is(entry, candidate)) ?? text];
    }),
  );
}
