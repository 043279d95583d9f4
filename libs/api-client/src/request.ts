import type { WireCall, WireInput } from '@parlour/kernel';

export type GatewayRequest = { call: WireCall; input: unknown };

/** The `query` function of an endpoint for a call of the contract; the call's schema types the input. */
export function request<Call extends WireCall>(call: Call) {
  return (input: WireInput<Call>): GatewayRequest => ({ call: call as unknown as WireCall, input });
}
