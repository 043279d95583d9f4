import type { WireCall, WireInput } from '@parlour/kernel';

export type GatewayRequest = { call: WireCall; input: unknown };

/** `query` of an endpoint: what to ask by the contract, with the input typed by its schema. */
export function request<Call extends WireCall>(call: Call) {
  return (input: WireInput<Call>): GatewayRequest => ({ call: call as unknown as WireCall, input });
}
