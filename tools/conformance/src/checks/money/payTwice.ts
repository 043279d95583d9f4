import type { Call } from '../../contract/readContract';
import { refusalOf, valueOf } from '../../judge/refusalDifference';
import type { Visit } from '../Visit';

type Order = Record<string, unknown>;
type Asked = { call: Call; lookup: Call; input: { idempotencyKey: string } & Order; id: string; token: string };

/**
 * Sends a money call twice at the same time and once more, as a player whose replies get lost, and asks for the outcome by the key. Returns
 * the order, or `undefined` if the gateway refused it.
 */
export async function payTwice(visit: Visit, { call, lookup, input, id, token }: Asked): Promise<Order | undefined> {
  const { client, findings, key } = visit;
  if (lookup.isAbsent) {
    findings.leaveOut(call, 'once', 'the gateway has no keys, so the same request twice would be two orders');
    return undefined;
  }
  const send = () => client.send(call, input, { token, key });
  const exchanges = [...(await Promise.all([send(), send()])), await send()];
  const orders = exchanges.map((exchange) => valueOf(exchange)?.value as Order | undefined);
  const order = orders.find(Boolean);
  if (!order) {
    findings.leaveOut(call, 'once', `refused with ${refusalOf(exchanges[0] ?? { call, input, failure: 'unreachable' })}`);
    return undefined;
  }
  const refused = exchanges.find((exchange) => !valueOf(exchange));
  if (refused) findings.note(call, 'once', `a repeated request is refused with ${refusalOf(refused)}`);
  const ids = new Set(orders.flatMap((made) => made?.[id] ?? []));
  findings.note(call, 'once', ids.size > 1 ? `one key, ${ids.size} times ${id}` : undefined);
  const found = valueOf(await client.send(lookup, { idempotencyKey: input.idempotencyKey }, { token, key }));
  const isFound = (found?.value as Order | null | undefined)?.[id] === order[id];
  findings.note(lookup, 'lookup', isFound ? undefined : `the key of an order does not lead to its ${id}`);
  return order;
}
