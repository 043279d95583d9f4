import type { WireCall, WireReply } from '@parlour/kernel';
import { HttpResponse, type RequestHandler, http } from 'msw';
import * as v from 'valibot';
import { readInput } from './readInput';
import { received } from './received';

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
