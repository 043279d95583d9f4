import type { Context } from 'hono';
import * as v from 'valibot';
import type { GatewayEnv } from '../platform';

/** Does the work of a lever with its checked body; a body that does not fit is a 400. */
export async function withBody<Schema extends v.GenericSchema>(
  c: Context<GatewayEnv>,
  schema: Schema,
  work: (body: v.InferOutput<Schema>) => Response | Promise<Response>,
): Promise<Response> {
  const result = v.safeParse(schema, await c.req.json().catch(() => undefined));
  if (result.success) return work(result.output);
  return c.json({ error: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`) }, 400);
}
